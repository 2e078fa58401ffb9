// One object while it is made: its clay in the worker, what may be undone, what the server knows of it. Everything done
// to the clay waits its turn, so that what is shown, counted and saved never disagree.
import { type Change, type Clay, fromText, openClay, type Patch, type Stroke, type Tool, volumeMax }
  from "../../../clay/clay";
import { Saving } from "./saving";
import type { Dab } from "./trail";

export interface Brush {
  readonly tool: Tool;
  readonly size: number;
  readonly strength: number;
  readonly isMirrored: boolean;
}

/** Where the clay is shown, if it is. */
export interface Shown {
  readonly lay: (patches: readonly Patch[]) => void;
  readonly clear: () => void;
}

/** What came of something. Refused: all is as before. Stopped: the stroke stayed, but goes no farther than it could. */
export type Outcome = Pick<Change, "refused" | "stopped">;
const fine: Outcome = { refused: null, stopped: null };

export class Piece {
  readonly object: number; // at the table
  readonly number: number; // of mine, from 1
  state: "closed" | "open" | "failed" = $state("closed");
  strokes = $state(0);
  volume = $state(0);
  canRedo = $state(false);
  parts: readonly Stroke[] = $state.raw([]); // all strokes, oldest first
  saving = new Saving(0);
  refusals = 0; // one after another, by the server
  changes = 0; // counts every change, so that who waited can tell
  #clay: Clay | null = null;
  #turn: Promise<unknown> = Promise.resolve();
  #shown: Shown | null = null;
  readonly #patches = new Map<number, Patch>();

  constructor(object: number, number: number) {
    this.object = object;
    this.number = number;
  }

  /** Hundredths of the clay that are left. */
  get left(): number {
    return Math.max(0, Math.round(100 - (100 * this.volume) / volumeMax));
  }

  get isSaved(): boolean {
    return this.state !== "open" || this.saving.isSaved(this.strokes);
  }

  async open(text: string): Promise<void> {
    try {
      const { clay, patches } = await openClay(fromText(text), 128);
      this.#clay = clay;
      this.saving = new Saving(clay.strokes);
      this.#lay(patches);
      await this.#count();
      this.state = "open";
    } catch {
      this.state = "failed";
    }
  }

  close(): void {
    this.#clay?.close();
    this.#clay = null;
    this.state = "closed";
  }

  /** Shows what is there, and from now on every change of it. */
  show(shown: Shown | null): void {
    this.#shown = shown;
    shown?.clear();
    shown?.lay([...this.#patches.values()]);
  }

  begin({ tool, size, strength, isMirrored }: Brush): void {
    void this.#next(async (clay) => this.#lay(await clay.begin(tool, size, strength, isMirrored)));
  }

  dab(dabs: readonly Dab[]): void {
    if (dabs.length === 0) return;
    const points = dabs.map(({ at: [x, y, z], pressure }) => ({ at: { x, y, z }, pressure }));
    void this.#next(async (clay) => this.#lay(await clay.dabs(points)));
  }

  end(): Promise<Outcome> {
    return this.#change((clay) => clay.end());
  }

  /** The stroke was not meant. */
  drop(): void {
    void this.#next(async (clay) => this.#lay(await clay.drop()));
  }

  stamp(stroke: Stroke): Promise<Outcome> {
    return this.#change((clay) => clay.stamp(stroke));
  }

  undo(): Promise<Outcome> {
    return this.#change((clay) => clay.undo());
  }

  redo(): Promise<Outcome> {
    return this.#change((clay) => clay.redo());
  }

  clear(): Promise<Outcome> {
    return this.#change((clay) => clay.clear());
  }

  /** Without the stroke of this index, as if it had never been. */
  async remove(index: number): Promise<Outcome> {
    const after = this.parts.slice(index + 1);
    await this.backTo(index);
    for (const stroke of after) await this.stamp(stroke);
    return fine;
  }

  /** Only the first strokes stay. */
  async backTo(strokes: number): Promise<void> {
    while (this.strokes > strokes) await this.undo();
  }

  packed(from: number, upTo: number): Promise<Uint8Array> {
    return this.#next((clay) => clay.packed(from, upTo));
  }

  #change(act: (clay: Clay) => Promise<Change>): Promise<Outcome> {
    return this.#next(async (clay) => {
      const before = clay.strokes;
      const change = await act(clay);
      this.#lay(change.patches);
      if (change.refused !== null) return change;
      if (clay.strokes < before) this.saving.kept(clay.strokes);
      await this.#count();
      return change;
    });
  }

  #next<T>(act: (clay: Clay) => Promise<T>): Promise<T> {
    const mine = this.#turn.then(() => {
      if (this.#clay === null) throw new Error("the clay is closed");
      return act(this.#clay);
    });
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  async #count(): Promise<void> {
    const clay = this.#clay;
    if (clay === null) return;
    this.strokes = clay.strokes;
    this.volume = clay.volume;
    this.canRedo = clay.canRedo;
    this.parts = await clay.list();
    ++this.changes;
  }

  #lay(patches: readonly Patch[]): void {
    for (const patch of patches) this.#patches.set(patch.block, patch);
    this.#shown?.lay(patches);
  }
}
