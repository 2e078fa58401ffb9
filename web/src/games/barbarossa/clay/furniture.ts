// What stands around the clay: a potter's wheel, soft light from a window, and the clay's own matter, dull and a little
// uneven as fingers leave it.
import {
  AmbientLight, BufferAttribute, BufferGeometry, CanvasTexture, CircleGeometry, CylinderGeometry, DirectionalLight,
  Group, HemisphereLight, LineBasicMaterial, LineSegments, type Material, Mesh, MeshBasicMaterial, MeshStandardMaterial,
  PlaneGeometry, RingGeometry,
} from "three";

export const wheelRadius = 1.3;
const wheelHeight = 0.1;

export interface Looks {
  readonly isDark: boolean;
  readonly isPlain: boolean; // no shadows, no fine grain: for slow machines, and for tests
}

/** Fine grain in the light on the surface; it follows the clay, for it is made from places, not from a picture. */
const grain = `
  float clayNoise(vec3 p) { return sin(p.x) * sin(p.y + 1.7 * sin(p.z)) * sin(p.z + 1.3 * sin(p.x)); }
`;
const roughen = `
  #include <normal_fragment_maps>
  vec3 clayAt = vClay / 420.0;
  float clayHere = clayNoise(clayAt) + 0.5 * clayNoise(clayAt * 2.7 + 4.0);
  vec3 claySlope = vec3(dFdx(clayHere), dFdy(clayHere), 0.0);
  normal = normalize(normal - 0.16 * clamp(claySlope, -0.6, 0.6));
`;

export function clayMatter({ isPlain }: Looks): MeshStandardMaterial {
  const matter = new MeshStandardMaterial({ roughness: 0.82, metalness: 0 });
  if (isPlain) return matter;
  matter.onBeforeCompile = (shader) => {
    shader.vertexShader = `varying vec3 vClay;\n${shader.vertexShader}`
      .replace("#include <begin_vertex>", "#include <begin_vertex>\nvClay = position;");
    shader.fragmentShader = `varying vec3 vClay;\n${grain}\n${shader.fragmentShader}`
      .replace("#include <normal_fragment_maps>", roughen);
  };
  return matter;
}

function softShadow(): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 128;
  const ink = canvas.getContext("2d");
  if (ink !== null) {
    const fade = ink.createRadialGradient(64, 64, 30, 64, 64, 64);
    fade.addColorStop(0, "rgb(40 28 8 / .3)");
    fade.addColorStop(1, "rgb(30 20 0 / 0)");
    ink.fillStyle = fade;
    ink.fillRect(0, 0, 128, 128);
  }
  return new CanvasTexture(canvas);
}

function ticks(): LineSegments {
  const ends: number[] = [];
  for (let i = 0; i < 36; ++i) {
    const angle = (i * Math.PI) / 18;
    for (const radius of [1.14, 1.21]) ends.push(radius * Math.sin(angle), 0.003, radius * Math.cos(angle));
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(ends), 3));
  return new LineSegments(geometry, new LineBasicMaterial({ color: "#6B5526", transparent: true, opacity: 0.5 }));
}

/** The wheel; its top is at its own zero. */
export class Wheel {
  readonly group = new Group();
  /** Where the mirror stands. */
  readonly mirror: Mesh;
  /** On whatever the wheel stands on; larger than the picture. */
  readonly shadow: Mesh;
  readonly #wood = new MeshStandardMaterial({ roughness: 0.7 });

  constructor({ isDark }: Looks) {
    const plate = new Mesh(new CylinderGeometry(wheelRadius, wheelRadius * 0.985, wheelHeight, 72), this.#wood);
    plate.position.y = -wheelHeight / 2;
    plate.receiveShadow = true;
    const groove = new Mesh(
      new RingGeometry(1.07, 1.082, 72), new MeshBasicMaterial({ color: "#6B5526", transparent: true, opacity: 0.4 }),
    );
    groove.rotation.x = -Math.PI / 2;
    groove.position.y = 0.003;
    this.mirror = new Mesh(
      new PlaneGeometry(0.016, 2 * 1.07), new MeshBasicMaterial({ color: "#6B5526", transparent: true, opacity: 0.7 }),
    );
    this.mirror.rotation.x = -Math.PI / 2;
    this.mirror.position.y = 0.004;
    this.mirror.visible = false;
    this.shadow = new Mesh(
      new CircleGeometry(1.7, 48), new MeshBasicMaterial({ map: softShadow(), transparent: true, depthWrite: false }),
    );
    this.shadow.rotation.x = -Math.PI / 2;
    this.shadow.position.y = -wheelHeight - 0.02;
    this.group.add(plate, groove, ticks(), this.mirror, this.shadow);
    this.dress(isDark);
  }

  dress(isDark: boolean): void {
    this.#wood.color.set(isDark ? "#8E7C5A" : "#E2D2AC");
  }
}

export class Light {
  readonly group = new Group();
  readonly #sky = new HemisphereLight("#FFFFFF", "#D9CDB8", 1.7);
  readonly #key = new DirectionalLight("#FFFAF2", 2.1);
  readonly #rim = new DirectionalLight("#CFE0F5", 0.7);

  constructor({ isDark, isPlain }: Looks) {
    this.#key.position.set(-2.2, 4.2, 3);
    this.#rim.position.set(3, 1.6, -3);
    this.#key.castShadow = !isPlain;
    this.#key.shadow.mapSize.set(1024, 1024);
    this.#key.shadow.radius = 7;
    this.#key.shadow.intensity = 0.62;
    this.#key.shadow.bias = -0.0006;
    this.#key.shadow.normalBias = 0.02;
    const reach = this.#key.shadow.camera;
    [reach.left, reach.right, reach.top, reach.bottom, reach.near, reach.far] = [-2, 2, 2, -2, 1, 10];
    this.group.add(this.#sky, this.#key, this.#rim, new AmbientLight("#FFFFFF", 0.35));
    this.dress(isDark);
  }

  dress(isDark: boolean): void {
    this.#sky.intensity = isDark ? 1.25 : 1.7;
    this.#key.intensity = isDark ? 1.9 : 2.1;
    this.#rim.intensity = isDark ? 1.3 : 0.7;
  }
}

/** Lets go of everything below an object of the scene. */
export function discard(group: Group): void {
  group.traverse((each) => {
    const { geometry, material } = each as Partial<Mesh>;
    geometry?.dispose();
    for (const one of [material ?? []].flat() as Material[]) {
      (one as { map?: CanvasTexture | null }).map?.dispose();
      one.dispose();
    }
  });
  group.clear();
}
