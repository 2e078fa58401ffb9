// How a die flies: out of the hand, tumbling, onto the table, a little bounce, still. Everything follows
// from the move and the die, so a replay throws the same way twice. Distances are in sizes of a die.

export interface Flight {
  readonly delayMs: number;
  readonly durationMs: number;
  readonly from: { readonly x: number; readonly y: number };
  readonly turns: { readonly x: number; readonly y: number; readonly z: number }; // in degrees, unwound while it flies
}

/** The longest a throw takes; nothing moves afterwards. */
export const flightMsMax = 760;

/** A number in [0, 1) that looks like chance and is none. */
function scatter(move: number, die: number, salt: number): number {
  let hash = Math.imul(move + 1, 0x9e3779b1) ^ Math.imul(die + 1, 0x85ebca6b) ^ Math.imul(salt + 1, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash ^= hash >>> 13;
  return (hash >>> 0) / 2 ** 32;
}

/** `calm`: somebody else's throw, which one watches rather than makes. */
export function flightOf(move: number, die: number, { calm }: { readonly calm: boolean }): Flight {
  const at = (salt: number): number => scatter(move, die, salt);
  const delayMs = Math.round(at(0) * 90);
  const spin = calm ? 0.6 : 1;
  return {
    delayMs,
    durationMs: Math.round((flightMsMax - delayMs) * (0.86 + 0.14 * at(1))),
    // All out of one hand: in the middle, a little to the right.
    from: { x: (2.5 - die) * 0.55 + at(2) - 0.2, y: 2.2 + at(3) * 0.8 },
    turns: {
      x: spin * (540 + Math.round(at(4) * 3) * 90),
      y: spin * (at(5) < 0.5 ? -1 : 1) * (360 + Math.round(at(6) * 2) * 90),
      z: (at(7) - 0.5) * 160,
    },
  };
}

/** The angle at which a die comes to rest on the mat, in degrees. */
export const restAngle = (move: number, die: number): number => Math.round((scatter(move, die, 8) - 0.5) * 26);

/** Keyframes of the die's path and of its own turning; the last ones are the die at rest. */
export function path({ from }: Flight): Keyframe[] {
  const at = (x: number, y: number, scale: number): string =>
    `translate(calc(var(--z) * ${x.toFixed(2)}), calc(var(--z) * ${y.toFixed(2)})) scale(${scale})`;
  return [
    { transform: at(from.x, from.y, 1.5), opacity: 0, offset: 0 },
    { opacity: 1, offset: 0.12 },
    { transform: at(from.x * 0.2, from.y * 0.1, 1.22), offset: 0.5, easing: "ease-in" },
    { transform: at(0, 0, 0.97), offset: 0.7, easing: "ease-out" },
    { transform: at(0, -0.1, 1.06), offset: 0.82, easing: "ease-in" },
    { transform: at(0, 0, 0.99), offset: 0.93 },
    { transform: at(0, 0, 1), opacity: 1, offset: 1 },
  ];
}

export function tumble({ turns }: Flight): Keyframe[] {
  const at = (left: number): string => {
    const turn = `rotateX(${turns.x * left}deg) rotateY(${turns.y * left}deg) rotateZ(${turns.z * left}deg)`;
    return `translateZ(calc(var(--z) / -2)) ${turn}`;
  };
  return [
    { transform: at(1), easing: "cubic-bezier(.2, .5, .45, 1)" },
    { transform: at(0), offset: 0.9 },
    { transform: at(0) },
  ];
}
