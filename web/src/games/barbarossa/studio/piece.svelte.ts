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

async function undoTo(clay: Clay, strokes: number): Promise<Change> {
  const patches: Patch[] = [];
  while (clay.strokes > strokes) patches.push(...(await clay.undo()).patches);
  return { patches, refused: null, stopped: null };
}

/** One after another, up to the first that is refused. */
async function stampAll(clay: Clay, strokes: readonly Stroke[]): Promise<Change> {
  const patches: Patch[] = [];
  for (const stroke of strokes) {
    const change = await clay.stamp(stroke);
    patches.push(...change.patches);
    if (change.refused !== null) return { ...change, patches };
  }
  return { patches, refused: null, stopped: null };
}

export class Piece {
  readonly object: number; // at the table
  readonly number: number; // of mine, from 1
  state: "closed" | "open" | "failed" = $state("closed");
  strokes = $state(0);
  volume = $state(0);
  canRedo = $state(false);
  parts: readonly Stroke[] = $state.raw([]); // all strokes, oldest first
  saving: Saving;
  refusals = 0; // one after another, by the server
  changes = 0; // counts every change, so that who waited can tell
  isBusy = $state(false); // strokes in the middle are being taken out
  #clay: Clay | null = null;
  #turn: Promise<unknown> = Promise.resolve();
  #shown: Shown | null = null;
  #isClosed = false;
  readonly #patches = new Map<number, Patch>();

  constructor(object: number, number: number, size: number) {
    this.object = object;
    this.number = number;
    this.saving = new Saving(0, size);
  }

  /** Hundredths of the clay that are left. */
  get left(): number {
    return Math.max(0, Math.round(100 - (100 * this.volume) / volumeMax));
  }

  get isSaved(): boolean {
    return this.state !== "open" || this.saving.isSaved(this.strokes);
  }

  /** As the server has it. */
  open(text: string): Promise<void> {
    const packed = fromText(text);
    return this.#open(packed, (clay) => {
      this.saving = new Saving(clay.strokes, packed.length);
      return Promise.resolve();
    });
  }

  /** The worker lost it: made again of the strokes that are known here, if it can be. */
  async reopen(): Promise<boolean> {
    const strokes = this.parts;
    await this.#open(new Uint8Array(), async (clay) => {
      const { patches, refused } = await stampAll(clay, strokes);
      if (refused !== null) throw new Error(refused);
      this.#lay(patches);
    });
    return this.state === "open";
  }

  async #open(packed: Uint8Array<ArrayBuffer>, prepare: (clay: Clay) => Promise<void>): Promise<void> {
    try {
      const { clay, patches } = await openClay(packed, 128);
      if (this.#isClosed) return clay.close();
      this.#clay = clay;
      this.#patches.clear();
      this.#shown?.clear();
      this.#lay(patches);
      await prepare(clay);
      await this.#count();
      if (!this.#isClosed) this.state = "open";
    } catch {
      this.#fail();
    }
  }

  /** It is not closed: a worker that is started anew may know another by its number. */
  #fail(): void {
    if (this.#isClosed) return;
    this.#clay = null;
    this.state = "failed";
  }

  close(): void {
    this.#isClosed = true;
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
    this.#follow(async (clay) => this.#lay(await clay.begin(tool, size, strength, isMirrored)));
  }

  dab(dabs: readonly Dab[]): void {
    if (dabs.length === 0) return;
    const points = dabs.map(({ at: [x, y, z], pressure }) => ({ at: { x, y, z }, pressure }));
    this.#follow(async (clay) => this.#lay(await clay.dabs(points)));
  }

  end(): Promise<Outcome> {
    return this.#change((clay) => clay.end());
  }

  /** The stroke was not meant. */
  drop(): void {
    this.#follow(async (clay) => this.#lay(await clay.drop()));
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

  /** Without the stroke of this index, as if it had never been; if what follows cannot do without it, as before. */
  remove(index: number): Promise<Outcome> {
    return this.#alone(async (clay) => {
      const all = await clay.list();
      const { patches: undone } = await undoTo(clay, index);
      this.saving.kept(index);
      const without = await stampAll(clay, all.slice(index + 1));
      const patches = [...undone, ...without.patches];
      if (without.refused === null) return { ...without, patches };
      const back = await undoTo(clay, index);
      const restored = await stampAll(clay, all.slice(index));
      return { ...without, patches: [...patches, ...back.patches, ...restored.patches] };
    });
  }

  /** Another in the place of the last; if that cannot be, as before. */
  replaceLast(stroke: Stroke): Promise<Outcome> {
    return this.#alone(async (clay) => {
      const last = (await clay.list()).slice(-1);
      const index = clay.strokes - last.length;
      const undone = await undoTo(clay, index);
      this.saving.kept(index);
      const replaced = await stampAll(clay, [stroke]);
      const patches = [...undone.patches, ...replaced.patches];
      if (replaced.refused === null) return { ...replaced, patches };
      const restored = await stampAll(clay, last);
      return { ...replaced, patches: [...patches, ...restored.patches] };
    });
  }

  /** Only the first strokes stay. */
  backTo(strokes: number): Promise<Outcome> {
    return this.#alone((clay) => undoTo(clay, strokes));
  }

  async #alone(act: (clay: Clay) => Promise<Change>): Promise<Outcome> {
    this.isBusy = true;
    try {
      return await this.#change(act);
    } finally {
      this.isBusy = false;
    }
  }

  packed(from: number, upTo: number): Promise<Uint8Array> {
    return this.#next((clay) => clay.packed(from, upTo));
  }

  #change(act: (clay: Clay) => Promise<Change>): Promise<Outcome> {
    return this.#next(async (clay) => {
      const before = clay.strokes;
      const change = await act(clay);
      this.#lay(change.patches);
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
    this.#turn = mine.catch(() => { if (this.#clay !== null) this.#fail(); });
    return mine;
  }

  /** Whether it could be done shows in `state`. */
  #follow(act: (clay: Clay) => Promise<void>): void {
    this.#next(act).catch(() => undefined);
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
