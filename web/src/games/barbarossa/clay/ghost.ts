// Where the hand is: a dashed ring on the clay for a brush, a see-through shape for a stamp; with mirroring, two.
import {
  BoxGeometry, BufferAttribute, BufferGeometry, CapsuleGeometry, ConeGeometry, CylinderGeometry, Euler, Group, Mesh,
  MeshBasicMaterial, SphereGeometry, TorusGeometry, Vector3,
} from "three";
import type { Shape, Tool } from "../../../clay/clay";
import { tintOf } from "./colours";
import type { Place } from "./orbit";
import { type Surface, unit } from "./surface";

export type StampTool = Extract<Tool, "ball" | "rod" | "disc" | "cone" | "box" | "ring">;

function dashedRing(): BufferGeometry {
  const corners: number[] = [];
  const dashes = 22;
  const corner = (angle: number, radius: number): void =>
    void corners.push(radius * Math.cos(angle), radius * Math.sin(angle), 0);
  for (let i = 0; i < dashes; ++i) {
    const [from, to] = [(i / dashes) * 2 * Math.PI, ((i + 0.58) / dashes) * 2 * Math.PI];
    corner(from, 0.965); corner(to, 0.965); corner(to, 1.035);
    corner(from, 0.965); corner(to, 1.035); corner(from, 1.035);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(corners), 3));
  return geometry;
}

/** Within half sizes in units, as clay/stroke.hpp says; a little simpler where nobody would see it. */
function shapeOf(tool: StampTool, [x, y, z]: Place): BufferGeometry {
  switch (tool) {
    case "ball": return new SphereGeometry(1, 28, 18).scale(x, y, z);
    case "rod": {
      const radius = Math.min(x, z, y);
      return new CapsuleGeometry(1, Math.max(0, (2 * (y - radius)) / radius), 8, 24).scale(x, radius, z);
    }
    case "disc": return new CylinderGeometry(1, 1, 2, 32).scale(x, y, z);
    case "cone": return new ConeGeometry(1, 2, 32).scale(x, y, z);
    case "box": return new BoxGeometry(2, 2, 2).scale(x, y, z);
    case "ring": {
      const thick = Math.min(y, x * 0.49, z * 0.49);
      return new TorusGeometry(1 - thick / x, thick / x, 12, 36).rotateX(Math.PI / 2).scale(x, x, z);
    }
    default: return tool satisfies never;
  }
}

export class Ghost {
  readonly group = new Group();
  readonly #ink = new MeshBasicMaterial({ depthTest: false, transparent: true, opacity: 0.9, side: 2 });
  readonly #mist = new MeshBasicMaterial({ transparent: true, opacity: 0.4, depthWrite: false });
  readonly #rings = [new Mesh(dashedRing(), this.#ink), new Mesh(dashedRing(), this.#ink)];
  readonly #stamps = [new Mesh(new BufferGeometry(), this.#mist), new Mesh(new BufferGeometry(), this.#mist)];
  #made = "";
  #tint = "";
  #inkColour = "";

  constructor(surface: Surface) {
    this.group.position.copy(surface.group.position);
    this.group.scale.setScalar(unit);
    for (const mesh of [...this.#rings, ...this.#stamps]) {
      mesh.renderOrder = 2;
      this.group.add(mesh);
    }
    this.hide();
  }

  dress(seat: number, isDark: boolean): void {
    this.#tint = tintOf(seat, isDark);
    this.#inkColour = isDark ? "#F4EFE5" : "#1E2230";
    this.#ink.color.set(this.#inkColour);
    this.#mist.color.set(this.#tint);
  }

  hide(): void {
    for (const mesh of [...this.#rings, ...this.#stamps]) mesh.visible = false;
  }

  brush(at: Place, normal: readonly [number, number, number], radius: number, isMirrored: boolean): void {
    this.hide();
    this.#rings.forEach((ring, index) => {
      const side = index === 0 ? 1 : -1;
      const out = new Vector3(side * normal[0], normal[1], normal[2]).normalize();
      ring.visible = index === 0 || isMirrored;
      ring.position.set(index === 0 ? at[0] : 1023 - at[0], at[1], at[2]).addScaledVector(out, 4);
      ring.scale.setScalar(radius);
      ring.quaternion.setFromUnitVectors(new Vector3(0, 0, 1), out);
    });
  }

  stamp(tool: StampTool, at: Place, shape: Shape, isMirrored: boolean): void {
    this.hide();
    const half: Place = [shape.half[0] * 4, shape.half[1] * 4, shape.half[2] * 4];
    const made = `${tool} ${half.join(" ")}`;
    if (made !== this.#made) {
      this.#made = made;
      for (const mesh of this.#stamps) {
        mesh.geometry.dispose();
        mesh.geometry = shapeOf(tool, half);
      }
    }
    this.#mist.color.set(shape.isHollow ? this.#inkColour : this.#tint);
    const [x, y, z] = shape.turn.map((turn) => (turn * Math.PI) / 128) as [number, number, number];
    this.#stamps.forEach((mesh, index) => {
      const side = index === 0 ? 1 : -1;
      mesh.visible = index === 0 || isMirrored;
      mesh.position.set(index === 0 ? at[0] : 1023 - at[0], at[1], at[2]);
      mesh.rotation.copy(new Euler(x, side * y, side * z, "ZYX")); // about x first, then y, then z
    });
  }
}
