// Everything of mine while I sculpt, and its way to the server: strokes at once, words when the hand rests, "ready"
// when both have arrived. One letter is under way at a time; what cannot be sent now waits here, however long.
import { toText } from "../../../clay/clay";
import { charsOf } from "../../../kit/chars";
import type { Action, View } from "../facts";
import type { Memory } from "../memory";
import { Card, type Draft, type Text } from "./card.svelte";
import { Pace } from "./pace";
import { Piece } from "./piece.svelte";
import { type Fate, type Letter, Post, type Standing } from "./post";
import type { Telling } from "./saving";
import { wordFault } from "./wordcheck";

export const descriptionMax = 200, themeMax = 40;
/** An action stays under 16 KB; base64 makes four bytes of three. */
const packedMax = 11_000;
/** Refused so often in a row, with pauses between, strokes are not just too early: the server will not have them. */
const refusalsMax = 3;

const textOf = ({ word, description, is_described: isDescribed }: View["table"]["objects"][number]): Text =>
  ({ word, description, isDescribed });
const themeOf = ({ me, table }: View): Text =>
  ({ word: table.players[me]?.theme ?? "", description: "", isDescribed: false });

export interface Ways {
  readonly fetch: (object: number) => Promise<string | null>;
  readonly standing: () => Standing;
  readonly act: (action: Action) => void;
  /** What is typed and not told, by card; the theme comes last. */
  readonly memory: Memory<Draft>;
  /** The server would not have the last stroke; it is gone here too. */
  readonly rolledBack: (piece: Piece) => void;
}

export class Atelier {
  readonly pieces: readonly Piece[];
  readonly cards: readonly Card[];
  readonly theme: Card;
  isReadyWanted = $state(false);
  isSaved = $state(true);
  readonly #riddles: View["table"]["config"]["riddles"];
  readonly #hasTheme: boolean;
  readonly #ways: Ways;
  readonly #post = new Post();
  readonly #pace = new Pace();
  #isPacking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isGone = false;

  constructor(view: View, ways: Ways) {
    const mine = view.table.objects.flatMap((thing, object) => (thing.owner === view.me ? [{ thing, object }] : []));
    this.pieces = mine.map(({ object, thing }, index) => new Piece(object, index + 1, thing.clay_bytes));
    this.cards = mine.map(({ thing }) => new Card(textOf(thing)));
    this.theme = new Card(themeOf(view));
    this.#riddles = view.table.config.riddles;
    this.#hasTheme = view.table.config.common_theme;
    this.#ways = ways;
    for (const [index, draft] of ways.memory.read()) this.#all[index]?.resume(draft);
    mine.forEach(({ thing, object }, index) => void this.#open(this.pieces[index], object, thing.clay_bytes > 0));
  }

  async #open(piece: Piece | undefined, object: number, isBegun: boolean): Promise<void> {
    const text = isBegun ? await this.#ways.fetch(object).catch(() => null) : "";
    if (this.#isGone || piece === undefined) return;
    if (text === null) piece.state = "failed";
    else await piece.open(text);
  }

  /** Once more, where the clay could not be had or was lost: of what is known here, else as the server has it. */
  async retry(piece: Piece, view: View): Promise<void> {
    piece.state = "closed";
    if (piece.parts.length > 0 && await piece.reopen()) return this.push();
    await this.#open(piece, piece.object, (view.table.objects[piece.object]?.clay_bytes ?? 0) > 0);
  }

  leave(): void {
    this.#isGone = true;
    clearTimeout(this.#timer);
    for (const piece of this.pieces) piece.close();
  }

  /** Whether all that the table has of mine was told from here; not if I was at work on another page, say. */
  isOurs(view: View): boolean {
    return this.theme.isOurs(themeOf(view)) && this.pieces.every(({ object, saving }, index) => {
      const thing = view.table.objects[object];
      return thing === undefined || (saving.isOurs(thing.clay_bytes) && this.cards[index]?.isOurs(textOf(thing)));
    });
  }

  get #all(): readonly Card[] {
    return [...this.cards, this.theme];
  }

  /** Something changed here or at the table. */
  push(): void {
    if (this.#isGone) return;
    this.#ways.memory.write(new Map(this.#all.flatMap(({ draft }, index) => (draft === null ? [] : [[index, draft]]))));
    const standing = this.#ways.standing();
    this.#post.arrive(standing);
    if (standing.isReady) this.isReadyWanted = false;
    this.isSaved = this.#isAllTold();
    if (this.#post.isBusy || this.#isPacking || !standing.myTurn || standing.pending) return;
    const wait = this.#pace.waitMs(performance.now());
    if (wait > 0) return this.#pushIn(wait);
    const piece = this.pieces.find((each) => !each.isSaved);
    if (piece !== undefined) return void this.#tellShape(piece);
    const action = this.#nextText() ?? (this.isReadyWanted && this.isSaved ? this.#ready() : null);
    if (action !== null) this.#send(action);
  }

  #pushIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.push(), ms);
  }

  #send({ action, hear }: Letter): boolean {
    const heard = (fate: Fate): void => {
      this.#pace.heard(fate, performance.now());
      hear(fate);
    };
    const isSent = this.#post.send({ action, hear: heard }, this.#ways.standing(), this.#ways.act);
    if (isSent) this.#pace.sent(performance.now());
    return isSent;
  }

  #isAllTold(): boolean {
    return !this.#post.isBusy && this.pieces.every(({ isSaved }) => isSaved)
      && this.cards.every((card) => this.#wish(card) === null)
      && (!this.#hasTheme || this.theme.next(this.isThemeGood, true) === null);
  }

  get isThemeGood(): boolean {
    return charsOf(this.theme.text.word) <= themeMax;
  }

  #wish(card: Card): ReturnType<Card["next"]> {
    const isWordGood = wordFault(card.text.word, this.#riddles) === null;
    return card.next(isWordGood, charsOf(card.text.description) <= descriptionMax);
  }

  #nextText(): Letter | null {
    const now = performance.now();
    const late: number[] = [];
    const isDue = ({ dueAt }: Card): boolean => {
      if (this.isReadyWanted || dueAt <= now) return true;
      if (dueAt < Infinity) late.push(dueAt);
      return false;
    };
    for (const [index, card] of this.cards.entries()) {
      const wish = this.#wish(card);
      const object = this.pieces[index]?.object;
      if (wish === null || object === undefined || !isDue(card)) continue;
      const { word, description, isDescribed: is_described } = wish;
      return this.#typed(card, wish, { type: "label", object, word, description, is_described });
    }
    const theme = this.#hasTheme ? this.theme.next(this.isThemeGood, true) : null;
    if (theme !== null && isDue(this.theme)) return this.#typed(this.theme, theme, { type: "theme", text: theme.word });
    clearTimeout(this.#timer);
    if (late.length > 0) this.#pushIn(Math.min(...late) - now);
    return null;
  }

  #typed(card: Card, text: Text, action: Action): Letter {
    card.tell(text);
    return {
      action,
      hear: (fate) => {
        card.hear(fate, performance.now());
        if (fate === "refused") this.isReadyWanted = false;
        this.push();
      },
    };
  }

  #ready(): Letter {
    return {
      action: { type: "ready" },
      hear: (fate) => {
        if (fate !== "unknown") this.isReadyWanted = false;
        this.push();
      },
    };
  }

  async #tellShape(piece: Piece): Promise<void> {
    const telling = piece.saving.next(piece.strokes);
    if (telling === null) return;
    const changes = piece.changes;
    this.#isPacking = true;
    const packed = await this.#packed(piece, telling).catch(() => null).finally(() => (this.#isPacking = false));
    if (packed === null || piece.changes !== changes) return this.push(); // it failed, or there is news already
    const { keep, upTo, bytes, size } = packed;
    const action: Action = { type: "shape", object: piece.object, keep, strokes: toText(bytes) };
    if (this.#send({ action, hear: (fate) => this.#heard(piece, fate) })) piece.saving.tell({ keep, upTo }, size);
  }

  /** As much of it as one letter holds. */
  async #packed(piece: Piece, { keep, upTo }: Telling): Promise<Telling & { bytes: Uint8Array; size: number }> {
    let bytes = keep === upTo ? new Uint8Array() : await piece.packed(keep, upTo);
    while (bytes.length > packedMax && upTo > keep + 1) {
      upTo = keep + Math.max(1, Math.floor(((upTo - keep) * packedMax) / bytes.length));
      bytes = await piece.packed(keep, upTo);
    }
    const size = upTo === 0 ? 0 : keep === 0 ? bytes.length : (await piece.packed(0, upTo)).length;
    return { keep, upTo, bytes, size };
  }

  #heard(piece: Piece, fate: Fate): void {
    if (fate === "taken") {
      piece.refusals = 0;
      piece.saving.taken();
      return this.push();
    }
    piece.saving.lost();
    piece.refusals += fate === "refused" ? 1 : 0;
    if (piece.refusals < refusalsMax) return this.push();
    piece.refusals = 0; // it will not have it: here, too, all is as it was before
    piece.backTo(piece.saving.agreed).then(() => this.#ways.rolledBack(piece), () => undefined)
      .finally(() => this.push());
  }
}
