// What the page says in English about oneself, one's devices and games, and other people. The keys are those of
// fr_people.ts by type.
import { capital, inLetters, inList } from "./format";
import type { frPeople } from "./fr_people";

const number = (n: number): string => inLetters("en", n);
const games = (count: number): string => `${number(count)} ${count === 1 ? "game" : "games"}`;
const ordinal = (place: number): string => ["", "1st", "2nd", "3rd"][place] ?? `${place}th`;

export const enPeople: typeof frPeople = {
  loading: "One moment…",
  retry: "Try again",
  reasons: { changed_mind: "Nothing was done." },

  enter: {
    page: "Come in",
    title: "Welcome back",
    lead: "Your finger, your face or the device’s code, and you are back at your tables.",
    key: "Come in with a passkey",
    or: "or",
    login: "Login",
    password: "Password",
    go: "Come in",
    code: "With a recovery code",
    codeLabel: "Recovery code",
    codeHelp: "One of the codes you wrote down the day you asked for them. It works once.",
    without: "Play without an account",
    linked: "Come in on this device?",
    linkedLead: "One of your devices showed this link. It works once.",
    linkedGo: "Come in here",
    hello: (name) => `Hello, ${name}`,
    claimLead: (count) =>
      `${capital(games(count))} of this browser ${count === 1 ? "is" : "are"} not yours yet. Take them along?`,
    claim: "Take them along",
    leave: "Leave them",
  },

  keep: {
    page: "Keep my games",
    lead: "All that you play is in this browser, and nowhere else. Keep it, for all your devices.",
    key: "Keep them with a passkey",
    password: "Choose a password",
    note: "No address, no phone number. If you have a name here already, these games join it.",
    have: "I have a name already",
    later: "Later",
    unnamed: "There is nothing to keep yet: play a game first, or choose a name.",
    name: "Choose a name",
    done: "It is kept",
    doneLead: "You are at home on any device now. Recovery codes await you in your account.",
    account: "See my account",
  },

  password: {
    title: "Password",
    none: "Without a passkey at hand, a login and a password will do too.",
    login: (login) => `Your login: ${login}`,
    loginHelp: "Write it down: you will be asked for it with the password.",
    current: "Current password",
    fresh: "New password",
    help: "At least ten characters. A sentence is safer than a complicated word.",
    set: "Choose this password",
    change: "Change the password",
    remove: "Remove the password",
    done: "Done.",
  },

  account: {
    page: "Your account",
    sections: "On this page",
    guest: (name) => `${name} hangs on this browser alone`,
    guestLead: "Lose it, and your games are gone. A passkey keeps them, without an address and nothing to remember.",
    make: "Create a passkey",
    byPassword: "Login and password",
    safe: "Your finger, your face or the device’s code. Palette never sees them.",
    kept: (keys, hasPassword) => {
      const parts = keys > 0 ? [`${keys === 1 ? "a passkey" : `${number(keys)} passkeys`}`] : [];
      return `Kept by ${inList("en", hasPassword ? [...parts, "a password"] : parts)}.`;
    },
    out: "Sign out",
    outHelp: "This browser forgets you. Your games await you wherever you come in.",
  },

  cloth: {
    title: "Name and cloth",
    help: "Your cloth is beside your name: two Léas are not mistaken for each other.",
    warp: "First motif",
    weft: "Second motif",
    keep: "Keep this cloth",
    page: "My page, as others see it",
  },

  keys: {
    title: "Passkeys",
    made: (day) => `made ${day}`,
    used: (day) => `used ${day}`,
    stays: "stays on this device",
    remove: "Remove",
    removeOf: (label) => `Remove the key ${label}`,
    last: "This is your only way in: make another key or a password first.",
    another: "Create another key",
    none: "No passkey yet.",
  },

  codes: {
    title: "Recovery codes",
    none: "For the day when all else is lost. They are shown once.",
    left: (count) => `You have ${number(count)} left.`,
    make: "Ask for codes",
    again: "Ask for new codes",
    againHelp: "Those from before will no longer work.",
    shown: "Write them down now: they will not be shown again.",
    copy: "Copy",
    print: "Print",
    list: "Your recovery codes",
  },

  devices: {
    title: "Devices",
    here: "you are here",
    seen: (day) => `seen ${day}`,
    unknown: "Unknown device",
    end: "Close",
    endOf: (device) => `Close the session: ${device}`,
    endOthers: "Close everywhere else",
    note: "No place and no address is noted: only the device and the day.",
  },

  link: {
    title: "Link another device",
    make: "Show a code",
    qr: "QR code to come in on another device",
    steps: ["Open the camera over there.", "Show it this code.", "Say yes: you are in."],
    left: (clock) => `${clock} left`,
    over: "This code is no longer good.",
    copy: "Copy the link",
    warn: "This link opens your account. Give it to nobody.",
  },

  wishes: {
    title: "My page",
    listed: "My page can be seen",
    listedHelp: "Name, cloth and finished games. Without it your link leads nowhere.",
  },

  friends: {
    title: "Friends",
    none: "Your friends are those you played with and keep. Send the link to your page.",
    copy: "Copy the link to my page",
    wishes: "would like to be your friend",
    wished: "has not answered yet",
    add: (name) => `Keep ${name} as a friend`,
    accept: "Accept",
    acceptOf: (name) => `Accept ${name}`,
    decline: "No",
    declineOf: (name) => `Decline ${name}`,
    remove: (name) => `No longer be friends with ${name}`,
    table: (game) => `waits for people at ${game}`,
    blocked: "Blocked people",
    block: (name) => `Block ${name}`,
    blockHelp: "Their messages are folded away everywhere. They will not know.",
    unblock: (name) => `Unblock ${name}`,
    isBlocked: "You have blocked this person.",
  },

  data: {
    title: "My data",
    about: "Name, cloth, keys, devices, friends, and all your games with their moves, in one file.",
    export: "Export everything",
    progress: (done) => `${capital(games(done))} so far…`,
    done: (count) => `Ready: ${games(count)} in the file.`,
    privacy: "What Palette keeps, and for how long",
    remove: "Delete my account",
    removeTitle: (name) => `Delete ${name}?`,
    removeText:
      "Your name, your keys and your friends disappear at once, and nobody reads what you wrote any more. Games " +
      "that " +
      "were played stay with the others: in your place they read “somebody”. Where a game is still on, a robot " +
      "finishes it.",
    removeType: "To confirm, type your name",
    removeGo: "Delete for good",
    removeKeep: "Keep my account",
    removed: "Your account is no more.",
  },

  history: {
    page: "Your games",
    pageOf: (name) => `${name}’s games`,
    game: "Game",
    allGames: "All games",
    ended: "Result",
    endings: { any: "All", won: "Won", lost: "Lost" },
    tempo: "Pace",
    tempos: { any: "All", live: "Live", days: "Over days" },
    with: "With",
    withAnybody: "Anybody",
    more: "Older ones",
    none: "No game here. They come by themselves when they end.",
    noneSo: "No game answers to these choices.",
    place: (place, isShared, seats) =>
      seats === 1 ? "Solo" : `${isShared ? "Shared " : ""}${ordinal(place)} of ${seats}`,
    points: (points) => (points === 1 || points === -1 ? `${points} point` : `${points} points`),
    somebody: "somebody",
    robots: (count) => `${number(count)} ${count === 1 ? "robot" : "robots"}`,
    count: (count) => (count === 1 ? "1 game shown" : `${count} games shown`),
  },

  person: {
    since: (day) => `Here since ${day}`,
    you: "This is your page, as others see it.",
    played: (played, won) => `${played} ${played === 1 ? "game" : "games"}, ${won} won`,
    tallies: "Game by game",
    columns: { game: "Game", played: "Games", won: "Won", best: "Best score" },
    recent: "Recent games",
    friends: "You are friends.",
    wished: "You asked; no answer yet.",
    wishes: "This person would like to be your friend.",
    more: "More",
  },
};
