// Everything of mine while I sculpt, and its way to the server: strokes at once, words when the hand rests, "ready"
// when both have arrived. One letter is under way at a time; what cannot be sent now waits here, however long.
import { toText } from "../../../clay/clay";
import type { Action, View } from "../facts";
import { Card } from "./card.svelte";
import { Piece } from "./piece.svelte";
import { type Fate, Post, type Standing } from "./post";
import { charsOf, wordFault } from "./wordcheck";

export const descriptionMax = 200, themeMax = 40;
/** An action stays under 16 KB; base64 makes four bytes of three. */
const packedMax = 11_000;

export interface Ways {
  readonly fetch: (object: number) => Promise<string | null>;
  readonly standing: () => Standing;
  readonly act: (action: Action) => void;
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
  #isPacking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isGone = false;

  constructor(view: View, ways: Ways) {
    const mine = view.table.objects.flatMap((thing, object) => (thing.owner === view.me ? [{ thing, object }] : []));
    this.pieces = mine.map(({ object }, index) => new Piece(object, index + 1));
    this.cards = mine.map(({ thing: { word, description, is_described } }) =>
      new Card({ word, description, isDescribed: is_described }));
    this.theme = new Card({ word: view.table.players[view.me]?.theme ?? "", description: "", isDescribed: false });
    this.#riddles = view.table.config.riddles;
    this.#hasTheme = view.table.config.common_theme;
    this.#ways = ways;
    mine.forEach(({ thing, object }, index) => void this.#open(this.pieces[index], object, thing.clay_bytes > 0));
  }

  async #open(piece: Piece | undefined, object: number, isBegun: boolean): Promise<void> {
    const text = isBegun ? await this.#ways.fetch(object).catch(() => null) : "";
    if (this.#isGone || piece === undefined) return;
    if (text === null) piece.state = "failed";
    else await piece.open(text);
  }

  /** Once more, where the clay could not be had. */
  async retry(piece: Piece, view: View): Promise<void> {
    piece.state = "closed";
    await this.#open(piece, piece.object, (view.table.objects[piece.object]?.clay_bytes ?? 0) > 0);
  }

  leave(): void {
    this.#isGone = true;
    clearTimeout(this.#timer);
    for (const piece of this.pieces) piece.close();
  }

  /** Something changed here or at the table. */
  push(): void {
    if (this.#isGone) return;
    const standing = this.#ways.standing();
    this.#post.arrive(standing);
    this.isSaved = this.#isAllTold();
    if (this.#post.isBusy || this.#isPacking || !standing.myTurn || standing.pending) return;
    const piece = this.pieces.find((each) => !each.isSaved);
    if (piece !== undefined) return void this.#tellShape(piece);
    const action = this.#nextText() ?? (this.isReadyWanted && this.isSaved ? this.#ready() : null);
    if (action !== null) this.#post.send(action, standing, this.#ways.act);
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

  #nextText(): { action: Action; hear: (fate: Fate) => void } | null {
    const now = performance.now();
    const late: number[] = [];
    const isDue = ({ dueAt }: Card): boolean => {
      if (this.isReadyWanted || dueAt <= now) return true;
      late.push(dueAt);
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
    if (late.length > 0) this.#timer = setTimeout(() => this.push(), Math.min(...late) - now);
    return null;
  }

  #typed(card: Card, text: Card["text"], action: Action): { action: Action; hear: (fate: Fate) => void } {
    card.tell(text);
    return {
      action,
      hear: (fate) => {
        card.hear(fate);
        if (fate === "refused") this.isReadyWanted = false;
        this.push();
      },
    };
  }

  #ready(): { action: Action; hear: (fate: Fate) => void } {
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
    const { keep } = telling;
    const changes = piece.changes;
    this.#isPacking = true;
    let { upTo } = telling;
    let bytes = keep === upTo ? new Uint8Array() : await piece.packed(keep, upTo);
    while (bytes.length > packedMax && upTo > keep + 1) {
      upTo = keep + Math.max(1, Math.floor(((upTo - keep) * packedMax) / bytes.length));
      bytes = await piece.packed(keep, upTo);
    }
    this.#isPacking = false;
    if (piece.changes !== changes) return this.push(); // there is news already
    const strokes = toText(bytes);
    const action: Action = { type: "shape", object: piece.object, keep, strokes };
    const letter = { action, hear: (fate: Fate) => this.#heard(piece, fate) };
    if (this.#post.send(letter, this.#ways.standing(), this.#ways.act)) piece.saving.tell({ keep, upTo });
  }

  #heard(piece: Piece, fate: Fate): void {
    if (fate === "taken") {
      piece.refusals = 0;
      piece.saving.taken();
      return this.push();
    }
    piece.saving.lost();
    piece.refusals += fate === "refused" ? 1 : 0;
    if (piece.refusals < 2) return this.push();
    piece.refusals = 0; // it will not have it: here, too, all is as it was before
    void piece.backTo(piece.saving.agreed).then(() => {
      this.#ways.rolledBack(piece);
      this.push();
    });
  }
}
