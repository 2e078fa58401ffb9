// Arrows of those who found what an object is, planted in its clay where they are seen from the front.
import {
  ConeGeometry, CylinderGeometry, Group, Mesh, MeshStandardMaterial, type Object3D, Raycaster, Vector3,
} from "three";
import { tintOf } from "./colours";
import { discard } from "./furniture";

const heights = [0.95, 0.7], sides = [0.75, -0.65]; // where each comes from, as angles above and beside the front

function arrow(colour: string): Group {
  const group = new Group();
  const wood = new MeshStandardMaterial({ color: "#4A3A28", roughness: 0.7 });
  const shaft = new Mesh(new CylinderGeometry(0.018, 0.018, 0.62, 8), wood);
  shaft.position.y = 0.25;
  group.add(shaft);
  const feather = new MeshStandardMaterial({ color: colour, roughness: 0.8 });
  for (let i = 0; i < 3; ++i) {
    const vane = new Mesh(new ConeGeometry(0.075, 0.17, 3), feather);
    vane.scale.z = 0.25;
    vane.position.y = 0.44 + i * 0.055;
    vane.rotation.y = (i * Math.PI) / 3;
    vane.rotation.x = Math.PI;
    group.add(vane);
  }
  group.traverse((each) => { each.castShadow = true; });
  return group;
}

export class Arrows {
  readonly group = new Group();

  plant(seats: readonly number[], clay: Object3D, isDark: boolean): void {
    discard(this.group);
    const up = new Vector3(0, 1, 0);
    clay.updateMatrixWorld(true);
    seats.slice(0, heights.length).forEach((seat, index) => {
      const [high, side] = [heights[index] ?? 0, sides[index] ?? 0];
      const from = new Vector3(Math.cos(high) * Math.sin(side), Math.sin(high), Math.cos(high) * Math.cos(side));
      const place = Arrows.#where(clay, from);
      const each = arrow(tintOf(seat, isDark));
      each.position.copy(place);
      each.quaternion.setFromUnitVectors(up, from);
      this.group.add(each);
    });
  }

  /** Where an arrow flying in from there, at one height or another, meets the clay. */
  static #where(clay: Object3D, from: Vector3): Vector3 {
    const caster = new Raycaster();
    for (const height of [0.1, -0.3, -0.6, -0.85, 0.5]) {
      const aim = new Vector3(0, height, 0);
      caster.set(aim.clone().addScaledVector(from, 4), from.clone().negate());
      const [hit] = caster.intersectObject(clay, true);
      if (hit !== undefined) return hit.point;
    }
    return new Vector3(0, -0.9, 0);
  }
}
