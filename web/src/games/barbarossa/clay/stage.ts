// A sculpture on its wheel, drawn by three.js. This file brings three.js along, so pages load it by `import()` only.
// Nothing is drawn unless something changed: whoever changes a part calls `draw`, and one frame follows.
import {
  type Group, NeutralToneMapping, PCFShadowMap, PerspectiveCamera, Plane, Raycaster, Scene, SRGBColorSpace, Vector2,
  Vector3, WebGLRenderer,
} from "three";
import type { Patch } from "../../../clay/clay";
import { isStill } from "../../../kit/still";
import { Arrows } from "./arrows";
import { tintOf } from "./colours";
import { clayMatter, discard, Light, type Looks, Wheel, wheelRadius } from "./furniture";
import { Ghost } from "./ghost";
import { distanceFor, eyeAt, front, type Orbit, type Place } from "./orbit";
import { Surface, unit } from "./surface";

const fov = 28;
const aimUsual = -0.5; // the eye looks below the middle of the block: things stand on the wheel
const reachUsual = 1.36, reachOfArrows = 1.6; // what must fit the picture, about that

const up = new Vector3(0, 1, 0);

export interface Hit {
  readonly at: Place;
  readonly normal: readonly [number, number, number];
}

/** Where on the stage: from -1 to 1, right and up. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const toPlace = ({ x, y, z }: Vector3): Place => [(x + 1) / unit, (y + 1) / unit, (z + 1) / unit];
export const toScene = ([x, y, z]: Place): Vector3 => new Vector3(x * unit - 1, y * unit - 1, z * unit - 1);

export class Stage {
  readonly ghost: Ghost;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(fov, 1, 0.1, 40);
  readonly #looks: Looks;
  readonly #matter;
  readonly #surface: Surface;
  readonly #wheel: Wheel;
  readonly #light: Light;
  readonly #arrows = new Arrows();
  readonly #caster = new Raycaster();
  #orbit: Orbit = front;
  #aimAt = aimUsual;
  #reach = reachUsual;
  #seat: number;
  #frame = 0;
  #motion = 0;

  /** Throws where there is no WebGL. */
  constructor(canvas: HTMLCanvasElement, seat: number, looks: Looks, keepsPicture = false) {
    this.#looks = looks;
    this.#seat = seat;
    this.#renderer = new WebGLRenderer({
      canvas, alpha: true, antialias: !looks.isPlain, preserveDrawingBuffer: keepsPicture,
    });
    this.#renderer.setPixelRatio(looks.isPlain ? 1 : Math.min(2, devicePixelRatio));
    this.#renderer.outputColorSpace = SRGBColorSpace;
    this.#renderer.toneMapping = NeutralToneMapping;
    this.#renderer.shadowMap.enabled = !looks.isPlain;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#matter = clayMatter(looks);
    this.#surface = new Surface(this.#matter);
    this.#wheel = new Wheel(looks);
    this.#wheel.group.position.y = -1;
    this.#wheel.shadow.visible = !keepsPicture; // a picture has edges, where it would end
    this.#light = new Light(looks);
    this.ghost = new Ghost(this.#surface);
    this.#scene.add(
      this.#light.group, this.#wheel.group, this.#surface.group, this.#arrows.group, this.ghost.group,
    );
    this.dress(seat, looks.isDark);
  }

  get orbit(): Orbit {
    return this.#orbit;
  }
  set orbit(orbit: Orbit) {
    cancelAnimationFrame(this.#motion);
    this.#look(orbit);
  }

  get isEmpty(): boolean {
    return this.#surface.isEmpty;
  }

  dress(seat: number, isDark: boolean): void {
    this.#seat = seat;
    this.#matter.color.set(tintOf(seat, isDark));
    this.#wheel.dress(isDark);
    this.#light.dress(isDark);
    this.ghost.dress(this.#seat, isDark);
    this.draw();
  }

  /** Shows where the mirror stands. */
  mirror(isOn: boolean): void {
    this.#wheel.mirror.visible = isOn;
    this.draw();
  }

  resize(width: number, height: number): void {
    if (width < 1 || height < 1) return;
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
    this.#camera.updateProjectionMatrix();
    this.#look(this.#orbit);
  }

  lay(patches: readonly Patch[]): void {
    this.#surface.lay(patches);
    this.draw();
  }

  clear(): void {
    this.#surface.clear();
    this.draw();
  }

  /** Sets what is there down on the wheel, wherever in the block it was made. */
  settle(): void {
    const [low, high] = this.#surface.heights();
    this.#wheel.group.position.y = low;
    this.#aimAt = Math.max(low + 0.5, (low + high) / 2 - 0.1);
    this.#look(this.#orbit);
  }

  /** Arrows of these seats are planted in the clay. */
  plant(seats: readonly number[]): void {
    this.#arrows.plant(seats, this.#surface.group, this.#looks.isDark);
    this.#reach = seats.length > 0 ? reachOfArrows : reachUsual;
    this.#look(this.#orbit);
  }

  /** The clay under a spot. */
  pick(spot: Spot): Hit | null {
    this.#aim(spot);
    const [hit] = this.#caster.intersectObjects([...this.#surface.felt], false);
    if (hit === undefined) return null;
    const { x, y, z } = hit.normal ?? hit.face?.normal ?? up;
    return { at: toPlace(hit.point), normal: [x, y, z] };
  }

  /** While a stroke is led, `pick` answers of the clay as it was when it began. */
  keep(isKept: boolean): void {
    this.#surface.keep(isKept);
  }

  /** The wheel under a spot. */
  onWheel(spot: Spot): Place | null {
    this.#aim(spot);
    const at = this.#caster.ray.intersectPlane(new Plane(up, -this.#wheel.group.position.y), new Vector3());
    return at === null || Math.hypot(at.x, at.z) > wheelRadius ? null : toPlace(at);
  }

  /** Under a spot, as deep as another place is. */
  beside(spot: Spot, place: Place): Place | null {
    this.#aim(spot);
    const facing = this.#camera.getWorldDirection(new Vector3());
    const plane = new Plane().setFromNormalAndCoplanarPoint(facing, toScene(place));
    const at = this.#caster.ray.intersectPlane(plane, new Vector3());
    return at === null ? null : toPlace(at);
  }

  /** Walks round to there; at once for whom motion is not wanted. */
  async turnTo(goal: Orbit, ms = 420): Promise<void> {
    const from = this.#orbit;
    cancelAnimationFrame(this.#motion);
    if (isStill() || ms <= 0) return this.#look(goal);
    const begun = performance.now();
    const ease = (t: number): number => (ms > 2000 ? t : 1 - (1 - t) ** 3);
    await new Promise<void>((done) => {
      const step = (now: number): void => {
        const t = Math.min(1, Math.max(0, (now - begun) / ms));
        const k = ease(t);
        this.#look({
          yaw: from.yaw + (goal.yaw - from.yaw) * k,
          pitch: from.pitch + (goal.pitch - from.pitch) * k,
          zoom: from.zoom + (goal.zoom - from.zoom) * k,
        });
        if (t < 1) this.#motion = requestAnimationFrame(step);
        else done();
      };
      this.#motion = requestAnimationFrame(step);
    });
  }

  draw(): void {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#renderer.render(this.#scene, this.#camera);
    });
  }

  /** What is seen now, as an address for an <img>; of a stage that keeps its picture. */
  picture(): string {
    this.#renderer.render(this.#scene, this.#camera);
    return this.#renderer.domElement.toDataURL("image/webp", 0.9);
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    cancelAnimationFrame(this.#motion);
    this.#surface.clear();
    this.#matter.dispose();
    const groups: Group[] = [this.#wheel.group, this.#arrows.group, this.ghost.group];
    for (const group of groups) discard(group);
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  #aim(spot: Spot): void {
    this.#caster.setFromCamera(new Vector2(spot.x, spot.y), this.#camera);
  }

  #look(orbit: Orbit): void {
    this.#orbit = orbit;
    const [x, y, z] = eyeAt(orbit, distanceFor(this.#reach, fov, this.#camera.aspect));
    this.#camera.position.set(x, y + this.#aimAt, z);
    this.#camera.lookAt(0, this.#aimAt, 0);
    this.#camera.updateMatrixWorld();
    this.draw();
  }
}
