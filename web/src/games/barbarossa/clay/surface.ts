// The clay as the graphics card knows it: one mesh for each block of the grid, so that a stroke replaces only what it
// touched. Patches are handed on as they come from the worker, without copying.
import { BufferAttribute, BufferGeometry, Group, type Material, Mesh } from "three";
import type { Patch } from "../../../clay/clay";

/** The block is two wide in the scene, about its middle; patches come in 16ths of its 1024 units. */
export const unit = 2 / 1024;
const sixteenth = unit / 16;

export class Surface {
  readonly group = new Group();
  readonly #blocks = new Map<number, Mesh>();
  #before: readonly Mesh[] | null = null; // as it was when a stroke began
  readonly #material: Material;

  constructor(material: Material) {
    this.#material = material;
    this.group.scale.setScalar(sixteenth);
    this.group.position.setScalar(-1);
  }

  get isEmpty(): boolean {
    return this.#blocks.size === 0;
  }

  lay(patches: readonly Patch[]): void {
    for (const patch of patches) {
      this.#take(patch.block);
      if (patch.triangles.length > 0) this.#put(patch);
    }
  }

  clear(): void {
    for (const block of [...this.#blocks.keys()]) this.#take(block);
  }

  /** What a hand feels. A stroke is led over the clay as it was before it: else it would climb what it has just laid,
      or dig on in its own hole. */
  get felt(): readonly Mesh[] {
    return this.#before ?? [...this.#blocks.values()];
  }

  /** Whether the hand feels the clay as it is at this moment, from now on. */
  keep(isKept: boolean): void {
    this.group.updateMatrixWorld(true); // what leaves the group stays where it was
    this.#before = isKept ? [...this.#blocks.values()] : null;
  }

  /** The lowest and highest points of the clay, as the scene measures; the floor of the block if there is none. */
  heights(): readonly [number, number] {
    let [low, high] = [Infinity, -Infinity];
    for (const { geometry } of this.#blocks.values()) {
      geometry.computeBoundingBox();
      low = Math.min(low, geometry.boundingBox?.min.y ?? Infinity);
      high = Math.max(high, geometry.boundingBox?.max.y ?? -Infinity);
    }
    return this.isEmpty ? [-1, -1] : [low * sixteenth - 1, high * sixteenth - 1];
  }

  #put({ block, positions, normals, triangles }: Patch): void {
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new BufferAttribute(positions, 3));
    geometry.setAttribute("normal", new BufferAttribute(normals, 3, true));
    geometry.setIndex(new BufferAttribute(triangles, 1));
    const mesh = new Mesh(geometry, this.#material);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    this.#blocks.set(block, mesh);
    this.group.add(mesh);
  }

  #take(block: number): void {
    const mesh = this.#blocks.get(block);
    if (mesh === undefined) return;
    this.#blocks.delete(block);
    this.group.remove(mesh);
    mesh.geometry.dispose();
  }
}
