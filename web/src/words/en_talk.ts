// What the page says in English about talking, reporting and removing.
import type { frTalk } from "./fr_talk";

export const enTalk: typeof frTalk = {
  chat: {
    title: "Chat",
    unread: (lines) => (lines === 1 ? "1 unread message" : `${lines} unread messages`),
    from: (name) => `Message from ${name}`,
    empty: "Nobody has written anything yet.",
    lines: "What was said",
    removed: "Message removed, with whoever wrote it.",
    write: "Your message",
    send: "Send",
    onlySeated: "You are reading along. To write, sit down at the table.",
    left: (characters) => (characters === 1 ? "1 character too many" : `${characters} characters too many`),
    more: (name) => `What to do about ${name}’s message`,
    mute: (name) => `Stop reading ${name}`,
    muted: (name) => `You no longer read ${name}, in this browser only.`,
    unmute: (name) => `Read ${name} again`,
    about: "The whole table reads what you write, spectators included. The server keeps it with the game.",
  },

  report: {
    open: "Report",
    openFor: (name) => `Report ${name}`,
    title: (name) => `Report ${name}`,
    about: "What is wrong?",
    offences: {
      insult: "Insults",
      hate: "Hate against a group of people",
      sexual: "Sexual words or images",
      harassment: "Harassment or threats",
      personal_data: "Addresses, numbers, private data",
      stalling: "Drags the game out",
      cheating: "Cheats, or plays in league with somebody",
      other: "Something else",
    },
    where: "Where?",
    abouts: {
      name: "The name",
      chat: "The chat",
      word: "A word or a question",
      sculpture: "A sculpture",
      other: "Elsewhere",
    },
    note: "A word of explanation (optional)",
    help: "Whoever runs this server can look at everything again, exactly. Nobody at the table will know.",
    send: "Send",
    thanks: "Thank you. It is noted, and nobody at the table knows.",
    thanksMore: "Meanwhile you can stop reading this person; the table’s host can also remove them.",
    done: "Close",
  },

  leave: {
    title: (game) => `Leave ${game} for good?`,
    playing: "A bot will play your seat to the end. The table leaves your list, and you will not play there again.",
    waiting: "Your seat will be free for somebody else, and the table leaves your list.",
    go: "Leave for good",
    keep: "Stay",
  },

  missed: {
    bot: (moves) => `While you were away, a bot made ${moves === 1 ? "one move" : `${moves} moves`} for you.`,
    clock: (moves) =>
      `Your time was up: ${moves === 1 ? "one move was made" : `${moves} moves were made`} for you.`,
    both: (moves) => `While you were away, ${moves} moves were made for you, by the clock or a bot.`,
    byHeart: "Here one plays by heart: what was played is not shown twice.",
    read: "Seen",
  },

  free: {
    title: (name: string) => `Free ${name}’s seat?`,
    text: (name: string) =>
      `${name} is told so, and may watch or sit down again on a free seat: the table stays open to them.`,
    go: "Free the seat",
    keep: "Do nothing",
    told: "The host has freed your seat. You may choose another, or watch.",
  },

  remove: {
    openFor: (name) => `Remove ${name} from the table`,
    title: (name) => `Remove ${name} from the table?`,
    text: (name) =>
      `A bot will play in their place to the end. ${name} may watch, but not play, write or talk, ` +
      "and cannot sit down at this table again.",
    go: "Remove for good",
    keep: "Do nothing",
    told: "The host removed you from this table. A bot plays in your place; you may watch.",
    album: "Somebody was removed from the table and can no longer agree: the album stays between you.",
  },

  manners: {
    label: "Soften words that hurt",
    help: "Insults, numbers and addresses are masked, threats do not pass. Among friends you can switch it off.",
    on: "At this table insults, numbers and addresses are masked. The host decides.",
    off: "At this table nothing is masked: the host wants it so.",
    softened: "Some words were softened. Among friends, the host can change this setting in the menu.",
    softenedHost: "Some words were softened. Among friends, you can change this setting in the menu.",
  },
};
