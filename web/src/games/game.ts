// What a game brings to the page. The shelf needs a name and some colours at once (GameUi); everything
// drawn at a table is loaded when somebody opens one (GameFace). The shell owns the bar, the clock,
// toasts, dialogs, the podium and the replay controls; a game owns its table, its sheet and its words.
import type { Component } from "svelte";
import type { core, Games, server } from "../net/wire.gen";
import type { Lang } from "../words/words";

export type GameName = keyof Games & string;

/** An Update whose view and action are those of game G, not `unknown`. */
export type UpdateOf<G extends GameName> = Omit<server.Update, "view" | "action"> & {
  readonly view: Games[G]["view"];
  readonly action: Games[G]["action"] | null;
};

/** Of some game at the table: the server said which, and that game's face is given its own views. */
export type AnyUpdate = UpdateOf<GameName>;
export type AnyFace = GameFace<GameName>;
export type AnyAction = Games[GameName]["action"];

/** A hue of look/patterns.css: class `h-<hue>`. */
export type Hue =
  | "noir" | "blanc" | "gris" | "marron" | "rouge" | "orange"
  | "jaune" | "vert" | "bleu" | "violet" | "rose" | "multi";

/** Who sits where, ready to be named in a sentence. */
export interface People {
  readonly names: readonly string[]; // by seat; bots have names too
  readonly isBot: readonly boolean[]; // by seat; also while a bot covers for a person
  readonly me: number; // my seat; negative for a spectator
  readonly muted?: readonly boolean[]; // by seat; whose words this browser does not read
}

/** Something too large for a view, by its number; null if it is not to be had. With a version it is asked for once. */
export type Fetch = (item: number, version?: number) => Promise<string | null>;

/** The server did not take what this page did. */
export interface Refusal {
  readonly code: string;
  readonly at: number; // on the clock of `performance.now()`
}

/** Something ended, a deal or a round, and people read how. At the table nobody moves, and no clock runs; when all who
    are here have gone on, it goes on at once. */
export interface Pause {
  readonly until: number | null; // on the clock of `performance.now()`; null: nobody is kept waiting any more
  readonly haveGoneOn: readonly boolean[]; // by seat
}

/** What every drawing of a table gets. In a replay `myTurn` is false and `act` does nothing. */
export interface TableProps<G extends GameName> {
  readonly lang: Lang;
  readonly people: People;
  readonly room: server.Room;
  /** The move to show. `action` is what led to `view`, for animation; null on arrival or after a jump: show at once. */
  readonly update: UpdateOf<G>;
  /** This page may act now, and nothing newer is waiting to be shown. */
  readonly myTurn: boolean;
  /** Nothing newer is waiting to be shown. What was sent may have been taken long before it is. */
  readonly isUpToDate: boolean;
  /** An action was sent and has not been answered. */
  readonly pending: boolean;
  /** The last action was refused; null again with the next. */
  readonly refused: Refusal | null;
  /** Single keys may act. Some people switch them off: they speak to their computer, or hit keys by accident. */
  readonly hasShortcuts: boolean;
  /** When the time of the seat to act runs out, on the clock of `performance.now()`; null without a clock. */
  readonly deadline: number | null;
  /** By seat: whose voice is heard at this moment. */
  readonly speaking: readonly boolean[];
  /** By seat: who is in the voice, and hears what is said there. */
  readonly listeners?: readonly boolean[];
  /** Shows the way into the voice; without it there is nobody to talk to. */
  readonly openVoice?: () => void;
  /** May be called when it is not one's turn: some games let one interrupt, and the server says if not. With `resends`
      the game sends it again by itself if the table had moved, so nobody is told. */
  readonly act: (action: Games[G]["action"], resends?: boolean) => void;
  readonly fetch: Fetch;
  /** Shows the rule of this number; a label that one might not understand opens its rule. */
  readonly openRule: (id: Rule["id"]) => void;
  /** I have not gone on yet from what `GameFace.holds` (or the others have not, and the table waits for them); null
      while it is played. */
  readonly pause: Pause | null;
  /** I have read it. */
  readonly goOn: () => void;
  /** In the replay of a game that is over: what every seat saw at this moment, so that hands can lie open. */
  readonly everySeat?: readonly Games[G]["view"][];
  /** Somebody may report what this seat wrote or made, to whoever runs the server; not in a replay. */
  readonly report?: (seat: number, about: server.About, item: number) => void;
  /** By seat: whose words whoever sits here no longer wants to read, in the chat and anywhere else. */
  readonly muted?: readonly boolean[];
  readonly mute?: (seat: number, isMuted: boolean) => void;
  /** What a bot said beside its move, and when, on the clock of `performance.now()`; to be shown for a moment. */
  readonly aside?: { readonly seat: core.Seat; readonly text: string; readonly at: number } | null;
}

/** The game's part of the end screen: how the points came about. The podium beside it is the shell's. */
export interface EndProps<G extends GameName> {
  readonly lang: Lang;
  readonly people: People;
  readonly view: Games[G]["view"];
  readonly outcome: NonNullable<server.Update["outcome"]>;
}

/** A game to read again: all that was said and done, open. */
export interface AlbumProps<G extends GameName> {
  readonly lang: Lang;
  readonly people: People;
  readonly view: Games[G]["view"];
  readonly fetch?: Fetch;
  /** What may still be done once it is over; not for who did not play. */
  readonly act?: (action: Games[G]["action"]) => void;
  readonly pending?: boolean; // it was done, and the answer is on its way
}

/** For whoever plays it for the first time: what one plays for, what to do now, and what that brings. */
export interface FirstLines {
  readonly aim: string;
  readonly now: string;
  readonly brings: string;
}

/** A way to play that has a name, so that nobody need know the single options. Words: `GameWords.presets`. */
export interface Preset<G extends GameName> {
  readonly id: string;
  readonly config: Partial<Games[G]["config"]>;
}

export interface PresetWords {
  readonly label: string;
  readonly line: string;
  readonly alone?: string; // instead of the line, where nobody else plays
}

/** Where one may jump to in a replay: 1 for a deal or a round, 2 for a turn or a trick in it. */
export interface Chapter {
  readonly level: 1 | 2;
  readonly label: string;
}

export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[]; // paragraphs
  readonly seats?: readonly number[]; // only for so many players; without it, for all
  readonly Figure?: Component<{ readonly lang: Lang }>;
}

/** The words of one option: a switch has a label, a choice has a word for each alternative. */
export type OptionWords<T> = [T] extends [boolean]
  ? { readonly label: string; readonly help?: string }
  : { readonly label: string; readonly help?: string; readonly choices: { readonly [C in T & string]: string } };

/** All that a game says, in one language. Add fields of your own in `games/<g>/words.ts`. */
export interface GameWords<G extends GameName> {
  readonly options: { readonly [F in keyof Games[G]["config"]]: OptionWords<Games[G]["config"][F]> };
  readonly illegal: { readonly [I in Games[G]["illegal"]]: string };
  /** Levels of its bots by wire name, and one line on how each plays. */
  readonly bots: { readonly [level: string]: { readonly level: string; readonly line: string } };
  /** The first says what one plays for. */
  readonly rules: readonly Rule[];
  readonly firstLines?: (update: UpdateOf<G>, people: People) => FirstLines;
  readonly presets?: { readonly [id: string]: PresetWords };
  /** What begins with this move, in a replay. */
  readonly chapter?: (update: UpdateOf<G>, before: UpdateOf<G> | null, people: People) => Chapter | null;
  /** What single keys do at its table, for the list of shortcuts. */
  readonly shortcuts?: readonly { readonly keys: string; readonly does: string }[];
  /** What may not be talked about while it is played; beside voice and chat. */
  readonly fairTalk?: string;
  /** Under the title in the bar: "Ligne 8 sur 10". */
  readonly status: (update: UpdateOf<G>, people: People) => string;
  /** What happened since `before`, for those who cannot see it; empty if it is not worth saying. */
  readonly announce: (update: UpdateOf<G>, before: UpdateOf<G> | null, people: People) => string;
  /** One move of mine in a few words, for who was away while a bot or the clock made it; empty if it is not worth
      saying. `ago` moves were made since. Null where a game is played by heart: what was missed is not shown again. */
  readonly did: ((action: Games[G]["action"], view: Games[G]["view"], people: People, ago: number) => string) | null;
  /** One sentence under the podium's title on how the game was decided. */
  readonly ending: (update: UpdateOf<G>, people: People) => string;
}

export interface GameFace<G extends GameName> {
  readonly words: { readonly [L in Lang]: GameWords<G> };
  readonly Table: Component<TableProps<G>>;
  readonly EndSheet: Component<EndProps<G>>;
  /** What is left of a game that was told rather than played: to be read again, kept and, if all agree, shown. */
  readonly Album?: Component<AlbumProps<G>>;
  /** The rule that matters now, marked in the rules drawer. */
  readonly ruleNow: (view: Games[G]["view"]) => Rule["id"] | null;
  /** How long a move is shown before the next may follow, in milliseconds: two seconds at most, five for what must be
      read before it goes. People stretch or shorten it, and skip what they have seen. */
  readonly showFor: (update: UpdateOf<G>, before: UpdateOf<G> | null) => number;
  /** People read what this move ended before anything newer is shown, the podium included, until they go on (`goOn`);
      who only watches, for ten seconds. Where the rules pause after the same move (`pauses` in C++), the others wait a
      little. After a reload `before` is null. */
  readonly holds?: (update: UpdateOf<G>, before: UpdateOf<G> | null) => boolean;
  /** What was shown before may no longer be held: the page drops every earlier move, and shows this one at once. */
  readonly forgets?: (update: UpdateOf<G>, before: UpdateOf<G>) => boolean;
  /** Its table shows the time that is left, so that the bar above it need not. */
  readonly showsClock?: (view: Games[G]["view"]) => boolean;
  /** Single keys act at its table, so there is a switch for them. */
  readonly hasShortcuts?: boolean;
  /** Whether an option makes a difference at such a table; without this, all always do. */
  readonly matters?: (field: keyof Games[G]["config"], config: Games[G]["config"], seats: number) => boolean;
  /** From the plainest to the fullest; the single options lie folded below them. */
  readonly presets?: (seats: number) => readonly Preset<G>[];
  /** In a replay: nothing is to be seen of this move, so it is no step of its own. */
  readonly isUnseen?: (update: UpdateOf<G>, before: UpdateOf<G> | null) => boolean;
  /** The options that say which game so many people play; asked before a quick game. */
  readonly modes?: (seats: number) => readonly (keyof Games[G]["config"])[];
  /** Who won or lost together, as a number by seat; null or without this, everybody plays for themselves. */
  readonly teams?: (view: Games[G]["view"]) => readonly number[] | null;
  /** The colour of what a seat's things are made of, for style sheets: its podium is of the same; without this, places
      have hues. */
  readonly matter?: (seat: number) => string;
  /** The game's own habits, kept in this browser; in the table's menu, below language and theme. */
  readonly Preferences?: Component<{ readonly lang: Lang }>;
}

/** What the shelf says of a game. */
export interface Card {
  readonly title: string;
  readonly line: string;
  /** How far a game has come, in a list of tables: "Donne 3 sur 5 · 12 points". `me` is my seat, or negative. */
  readonly progress?: (progress: core.Progress, me: number) => string;
}

export interface GameUi<G extends GameName> {
  readonly card: { readonly [L in Lang]: Card };
  readonly minutes: number;
  readonly age: number;
  readonly place: number; // on the shelf: the lowest comes first
  readonly Art: Component; // the picture on its card, in a grid of chips (view/CardArt.svelte)
  readonly swatch: readonly Hue[]; // its strip of chips, left to right
  readonly usualSeats: number; // of a game that starts at once
  readonly usualPace?: number; // seconds to make a move; without it there is no clock unless the host sets one
  readonly usualBot?: string; // the level of a quick game's bots; without it the one in the middle
  /** What to propose to whoever reads this language, where it is not what the game proposes. */
  readonly usualConfig?: (lang: Lang) => Partial<Games[G]["config"]>;
  /** How the very first quick game differs: no hurry, and nothing to wait for. */
  readonly first?: { readonly pace?: number; readonly config?: Partial<Games[G]["config"]> };
  readonly load: () => Promise<GameFace<G>>;
}
