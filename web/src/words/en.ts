// What the page says in English: as short as the French, "you", no slang. The keys are those of fr.ts by type.
import { capital, inLetters, inList } from "./format";
import { enPlay } from "./en_play";
import { enTalk } from "./en_talk";
import type { ReasonWords, Words } from "./words";

const number = (n: number): string => inLetters("en", n);
const ordinal = (place: number): string => ["", "1st", "2nd", "3rd"][place] ?? `${place}th`;
const list = (names: readonly string[]): string => inList("en", names);

const reasons: ReasonWords = {
  malformed: "The page and the server did not understand each other. Reload the page.",
  unknown_table: "There is no such table.",
  unreadable_table: "This table is damaged, or was begun by a newer Palette than this one. It cannot be opened here.",
  old_page: "Palette has changed in the meantime. Reload the page.",
  not_named: "Choose a name first.",
  bad_name: "A name has 1 to 24 visible characters.",
  unkind_name: "This name might hurt, or tells too much. Choose another.",
  not_seated: "You need a seat at the table for that.",
  already_seated: "You already have a seat.",
  no_such_seat: "There is no such seat.",
  seat_taken: "Somebody just took that seat.",
  seat_open: "Nobody sits there.",
  barred: "You were removed from an earlier game: you may watch this one, but not play.",
  not_host: "Only the host of the table can do that.",
  bad_nonce: "Your share of chance was not accepted. Try again.",
  unknown_game: "This game is not on the shelf.",
  bad_setup: "These options do not go together.",
  unknown_bot: "There is no such bot.",
  too_few_players: "Not enough players to start.",
  already_started: "The game has already started.",
  not_started: "The game has not started yet.",
  not_over: "The game is not over.",
  not_shared: "What was told here stays between those who played.",
  game_over: "The game is over.",
  stale: "The table has moved on. Have a look, then play again.",
  after_the_bell: "Your time was up.",
  not_away: "Give them a moment: they are here, or have only just left.",
  not_covered: "No bot is playing for that seat.",
  not_in_voice: "This page is not in the conversation.",
  no_such_speaker: "That person has just left the conversation.",
  bad_text: "A message has 1 to 280 visible characters, an explanation 400 at most.",
  held_back: "That is a threat: at this table it is not passed on. The host can change this setting in the menu.",
  chat_full: "The chat of this table is full.",
  no_such_person: "This person never sat here.",
  not_oneself: "One does not do that to oneself.",
  reported_enough: "You have reported a lot today. All of it is noted.",
  too_fast: "Slowly: a few too many requests at once.",
  too_many_tables: "You already have many open tables. Finish one first.",
  crowded: "Too many people are already watching this table.",
  too_large: "That message is too long.",
  wrong_origin: "This page comes from the wrong place. Open Palette again.",
  not_found: "Not found.",
  unreachable: "The server does not answer. Check your connection.",
};

export const en: Words = {
  reasons,
  close: "Close",
  you: "you",
  language: "Language",
  languages: { fr: "Français", en: "English" },
  theme: "Theme",
  themes: { system: "Device", light: "Light", dark: "Dark" },
  shortcuts: "Keyboard shortcuts",
  shortcutsHelp: "A single key is enough to play.",
  back: "Back to the shelf",

  shelf: {
    page: "The shelf",
    title: "Which colour tonight?",
    intro: "Pull a card from the swatch book and take a seat. You play within twenty seconds, without an account.",
    games: (count: number) => `The ${number(count)} games`,
    play: "Play now",
    choose: "Choose the bots",
    friends: "With friends",
    players: (min, max) => `${min} to ${max}`,
    playersLong: (min, max) => `${min} to ${max} players`,
    age: (years) => `age ${years}+`,
    minutes: (minutes) => `${minutes} min`,
    yourTurn: "Your turn",
    yourTables: "Your tables",
    finished: "Finished",
    leave: (game: string) => `Leave ${game} for good`,
    tidy: (game: string) => `Take ${game} off the list`,
    code: "Were you given a code?",
    codeExample: "lilas004712",
    codeGo: "Join",
    codeWrong: "A code is a word followed by digits, such as lilas004712. The whole link will do too.",
    progress: (stage: number, stages: number, points: number | null) => {
      const at = stages > 0 ? `Round ${stage} of ${stages}` : `Round ${stage}`;
      return points === null ? at : `${at} · ${points} ${points === 1 ? "point" : "points"}`;
    },
    none: "No table yet. Pull a card: your game will show here.",
    with: (names) => `with ${list(names)}`,
    alone: "nobody else yet",
    solo: "solo",
    status: { waiting: "Settling in", playing: "Playing", over: "Finished" },
    mine: "Your turn",
  },

  name: {
    first: "What should we call you?",
    again: "Change your name",
    label: "Your name",
    help: "This is how the others see you at the table.",
    suggestions: [
      "Robin", "Poppy", "Fox", "Blueberry", "Swallow", "Bergamot", "Hedgehog", "Marigold", "Squirrel", "Peony",
      "Otter", "Clementine", "Swift", "Mirabelle", "Hummingbird", "Hazel",
    ],
    go: "Let’s go",
    keep: "Keep this name",
  },

  play: {
    title: "Who will you play?",
    howMany: "How many bots?",
    alone: "Solo",
    level: "How strong?",
    way: "Which game?",
    custom: "Made to measure",
    customLine: "Your own options, below.",
    more: "More options",
    seal: "Chance is sealed before the first move; the seal is shown as the table opens, and stays in its menu.",
    go: "Start",
  },

  room: {
    page: "Waiting room",
    title: (host) => `${host}’s table`,
    taken: (taken, all, min) => {
      const seats = taken === 0 ? "No seat" : taken === 1 ? "One seat" : `${capital(number(taken))} seats`;
      const enough = min === 1 ? "Start whenever you like." : `${capital(number(min))} are enough to start.`;
      return `${seats} taken out of ${number(all)}. ${enough}`;
    },
    seats: "Seats",
    host: "Host of the table",
    here: "At the table",
    gone: "Out of the room",
    bot: (level) => `Bot, ${level} level`,
    free: "Free seat",
    freeHost: "Send the link, or put a bot here",
    kept: (name) => `Kept for ${name}`,
    sit: "Sit here",
    sitDown: "Take a seat at this table",
    stand: "Stand up",
    addBot: "Bot",
    addBotAt: (seat) => `Put a bot on seat ${seat}`,
    change: "Change",
    changeBot: (name) => `Change ${name}`,
    clear: "Free it",
    clearSeat: (name) => `Free ${name}’s seat`,
    botTitle: "Which bot here?",
    botPut: "Put the bot here",
    botRemove: "Remove the bot",
    invite: "Invite your friends",
    link: "Link to the table",
    qr: "QR code of the table’s link",
    copy: "Copy",
    copied: "Link copied.",
    share: "Share",
    shareText: (host) => `${host} is waiting for you at the table.`,
    noAccount: "No account: the link is enough to take a seat.",
    options: "Options",
    optionsBy: (host) => `${host} chooses; you see every change from here.`,
    seatCount: "Seats",
    pace: "Time per move",
    paces: {
      0: "Free", 60: "60 s", 90: "90 s", 120: "2 min", 180: "3 min", 86400: "1 day", 259200: "3 days",
    },
    time: "My time",
    times: { 100: "Normal", 150: "× 1.5", 200: "× 2", 300: "× 3" },
    timeHelp: "To play at your own pace. This browser will remember it.",
    takesTime: (times) => `Time ${times}`,
    start: (players) => (players === 1 ? "Start solo" : `Start with ${number(players)}`),
    startShort: "Start",
    tooFew: (min) => `At least ${number(min)} are needed: send the link or add a bot.`,
    waitForHost: (host) => `${host} will start the game.`,
    full: "All seats are taken. Stay and watch the game.",
    seal: "The seed of chance is sealed before the first move.",
    sealed: "Seal",
    sealedNow: "Chance sealed:",
    watching: (people) => (people === 1 ? "One person is watching" : `${capital(number(people))} people are watching`),
  },

  table: {
    rules: "Rules",
    menu: "Table",
    joining: "Joining the table…",
    setting: "Setting the table…",
    lost: "Connection lost. Reconnecting…",
    yourTurn: "Your turn",
    turnOf: (name) => `${name}’s turn`,
    waitingFor: (names) => `Waiting for ${list(names)}`,
    yourTime: "Your time",
    timeOf: (name) => `${name}’s time`,
    gone: (name) => `${name} has left the room.`,
    coverWait: "They have another",
    coverSoon: "There is time to come back; a bot may play in a moment.",
    cover: "Let a bot play",
    covered: (name) => `A bot is playing for ${name}.`,
    coveredMe: "A bot is playing for you.",
    takeBack: "Take my seat back",
    coverMe: "Let a bot play for me",
    copyLink: "Copy the table’s link",
    leave: "Leave the table",
    leaveHelp: "Your seat stays yours: you will find it on the shelf.",
    searchRules: "Search the rules",
    noRule: (query) => `Nothing about “${query}”.`,
    ruleNow: "Right now",
    story: "What happens at the table",
  },

  voice: {
    title: "Voice",
    count: (people: number) => {
      if (people === 0) return "Voice";
      return `Voice, ${number(people)} ${people === 1 ? "person" : "people"} in conversation`;
    },
    about: "Your voices go straight from page to page. Nothing is recorded.",
    join: "Join the conversation",
    listen: "Just listen",
    asking: "Your browser is asking for the microphone…",
    joining: "Joining the conversation…",
    leave: "Leave the conversation",
    nobody: "Nobody is talking yet. Go first: the others will see that you are there.",
    people: "In conversation",
    speaks: "speaking",
    muted: "microphone off",
    here: "can talk",
    connecting: "connecting…",
    failed: "out of reach, trying again…",
    mute: "Turn my microphone off",
    unmute: "Turn my microphone on",
    hold: "Hold to talk",
    holding: "They can hear you",
    holdKey: "Or hold Shift + Space, outside a text field.",
    mode: "My microphone",
    modes: { open: "Open", held: "Push to talk" },
    microphone: "Microphone",
    loudspeaker: "Loudspeaker",
    usual: "The browser’s choice",
    noMicrophone: {
      unwanted: "You are listening without a microphone.",
      none: "No microphone found. You can hear the others.",
      refused:
        "The browser blocks the microphone. Allow it by the icon beside the page’s address, then open it here. " +
        "You can hear the others already.",
      busy: "Another application holds the microphone. You can hear the others.",
      insecure: "The browser lends the microphone over https only. You can hear the others.",
    },
    openMicrophone: "Open the microphone",
    silenced: "The browser waits for a tap before it plays the voices.",
    hear: "Hear them",
    offered: "You were in a conversation.",
    resume: "Go on",
    elsewhere: "The conversation goes on in another tab.",
  },

  ...enPlay,
  ...enTalk,

  end: {
    page: "Game over",
    verdict: (verdict, names) => {
      const named = (seats: readonly number[]): string => list(seats.map((seat) => names[seat] ?? ""));
      if (verdict.type === "won") {
        if (verdict.others.length === 0) return "Well played, you win.";
        return `Well played, you ${verdict.isTie ? "tie" : "win"} with ${named(verdict.others)}.`;
      }
      const { winners, isTie } = verdict;
      if (verdict.type === "watched" && !verdict.hasBot) return `Well played, ${named(winners)}.`;
      const who = `${named(winners)} ${winners.length === 1 ? "wins" : isTie ? "tie" : "win together"}.`;
      return verdict.type === "lost" ? `${who} You come ${ordinal(verdict.place)}.` : who;
    },
    solo: (points) => (points === 1 ? "1 point, solo." : `${points} points, solo.`),
    podium: "The podium",
    place: (place, isShared) =>
      `${isShared ? "joint " : ""}${ordinal(place)}${isShared ? "" : " place"}`,
    robot: "bot",
    with: (names) => (names.length === 0 ? "" : `with ${list(names)}`),
    points: (points) => (points === 1 ? "1 point" : `${points} points`),
    fair: "Chance was honest",
    fairText: (draws) =>
      `The published seed fits the seal set before the game. ${draws} draws worked out again here, all the same.`,
    checking: "Drawing everything again…",
    checkingText: "This page works out every draw from the published seed.",
    unfair: "The draws do not match",
    unfairText:
      "What the published seed gives is not what was played. Keep the game and report it to whoever runs this site.",
    unchecked: "Check put off",
    uncheckedText: "The game could not be read again for now.",
    retry: "Try again",
    seal: "seal",
    seed: "seed",
    download: "Download the game",
    rematch: "Play again together",
    again: "Play again",
    rematchOpen: "The rematch is ready: your seat is kept.",
    rematchWatch: "The rematch is ready.",
    join: "Go to the rematch",
    review: "Replay",
    shelf: "Shelf",
  },

  album: {
    page: "The album",
    open: "Open the album",
    line: "All that this game kept secret, to read again and to keep.",
    private: "What was told here stays between those who played. You see who won, not the rest.",
    loading: "Opening the album…",
    back: "Back to the podium",
    print: "Print",
    sharing: "Share the album?",
    sharingText:
      "If every person at the table agrees, anybody with the link will be able to read your names, your choices and " +
      "all you typed, print it and download the game. Otherwise the album stays between you.",
    agree: "I agree",
    agreeHelp:
      "You may change your mind whenever you like: the link closes at once. " +
      "What is already printed or downloaded stays with whoever has it.",
    agrees: "agrees",
    awaited: "not yet",
    asked: (names) => `${list(names)} would like to share the album. Your answer is inside.`,
    waiting: (others, isMeToo) => {
      const agree = isMeToo || others.length > 1 ? "agree" : "agrees";
      return `The link will open once ${list(isMeToo ? ["you", ...others] : others)} ${agree}.`;
    },
    shared: "Everybody agrees: the link is open.",
    copy: "Copy the link",
    sharedBy: (names: readonly string[]) =>
      `An album that ${list(names)} ${names.length > 1 ? "share" : "shares"} with you.`,
  },

  replay: {
    page: "Replay",
    controls: "Move through the game",
    first: "To the start",
    previous: "Previous move",
    next: "Next move",
    last: "To the end",
    play: "Run",
    pause: "Pause",
    step: (step, all) => `Move ${step} of ${all}`,
    leave: "Close the replay",
    loading: "Reading the game again…",
  },

  bye: {
    old_page: {
      title: "Palette has just changed",
      text: "Reload the page to go on: nothing is lost.",
      go: "Reload",
    },
    unknown_table: {
      title: "There is no such table",
      text: "The link may be incomplete, or the table has been put away since.",
    },
    nowhere: { title: "There is no such page", text: "The address may be incomplete." },
    other: { title: "The table has closed" },
  },
};
