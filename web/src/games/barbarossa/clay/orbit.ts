// Where an eye looks from: it walks round a sculpture and never turns over. Pure: touch, keys and buttons agree.

/** A place in the block: 0 to 1023 in each direction; x right, y up, z towards whoever looks at its front. */
export type Place = readonly [number, number, number];

export interface Orbit {
  readonly yaw: number; // in radians, to the right of the front
  readonly pitch: number; // above the table
  readonly zoom: number; // 1: all of the block is in sight
}

export const front: Orbit = { yaw: 0.42, pitch: 0.3, zoom: 1 };

// Nearer than that, the eye would be within the clay.
const pitchMin = -0.5, pitchMax = 1.45, zoomMin = 0.7, zoomMax = 2.5;
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** A drag over the whole width of a stage is half a turn. */
export const dragged = (orbit: Orbit, dx: number, dy: number): Orbit => ({
  ...orbit,
  yaw: orbit.yaw - dx * Math.PI,
  pitch: clamp(orbit.pitch + dy * Math.PI * 0.6, pitchMin, pitchMax),
});

export const zoomed = (orbit: Orbit, factor: number): Orbit =>
  ({ ...orbit, zoom: clamp(orbit.zoom * factor, zoomMin, zoomMax) });

/** Seen from there, how far round the sculpture is, in whole degrees from 0 to 359. */
export const degreesOf = ({ yaw }: Orbit): number => ((Math.round((yaw * 180) / Math.PI) % 360) + 360) % 360;

/** Where the eye is, about what it looks at. */
export function eyeAt({ yaw, pitch, zoom }: Orbit, distance: number): Place {
  const far = distance / zoom;
  const flat = far * Math.cos(pitch);
  return [flat * Math.sin(yaw), far * Math.sin(pitch), flat * Math.cos(yaw)];
}

/** How far an eye must be for a ball of this radius to fit a picture so wide (for a height of one). */
export const distanceFor = (radius: number, fovDegrees: number, aspect: number): number => {
  const half = (fovDegrees * Math.PI) / 360;
  const across = Math.atan(Math.tan(half) * Math.min(1, aspect));
  return radius / Math.sin(across);
};

/** Which side an arrow key, +, - or Home leads to; null for any other key. */
export function keyed(orbit: Orbit, key: string): Orbit | null {
  switch (key) {
    case "ArrowLeft": return { ...orbit, yaw: orbit.yaw - Math.PI / 12 };
    case "ArrowRight": return { ...orbit, yaw: orbit.yaw + Math.PI / 12 };
    case "ArrowUp": return dragged(orbit, 0, 0.07);
    case "ArrowDown": return dragged(orbit, 0, -0.07);
    case "+": return zoomed(orbit, 1.2);
    case "-": return zoomed(orbit, 1 / 1.2);
    case "Home": return front;
    default: return null;
  }
}
