// A stamp rests on the clay it is set on, as a thing laid down does: it touches, and sinks in just enough to hold.
import type { Shape } from "../../../clay/clay";
import type { StampTool } from "../clay/ghost";
import type { Place } from "../clay/orbit";

/** How deep it sinks, of what it reaches towards the clay; and at least so many units, so that it holds. */
const sinking = 0.12;
const holdMin = 8;

const scaled = ([x, y, z]: Place, by: number): Place => [x * by, y * by, z * by];

/** A direction as the stamp sees it, which may have been laid down by a quarter of a turn. */
function asTurned([x, y, z]: Place, turn: Shape["turn"]): Place {
  if (turn[2] !== 0) return [y, -x, z];
  return turn[0] !== 0 ? [x, z, -y] : [x, y, z];
}

/** How far a stamp of these half sizes reaches from its middle in a direction of length 1. */
export function reachTo(tool: StampTool, [a, b, c]: Place, [x, y, z]: Place): number {
  const around = Math.hypot(a * x, c * z);
  switch (tool) {
    case "ball": return Math.hypot(a * x, b * y, c * z);
    case "box": return a * Math.abs(x) + b * Math.abs(y) + c * Math.abs(z);
    case "disc": return b * Math.abs(y) + around;
    case "cone": return Math.max(b * y, around - b * y); // its tip, or the edge of its base
    case "ring": {
      const thick = Math.min(b, a / 2, c / 2);
      return thick + Math.hypot((a - thick) * x, (c - thick) * z);
    }
    case "rod": {
      const cap = Math.min(b, Math.max(a, c));
      return (b - cap) * Math.abs(y) + Math.hypot(a * x, cap * y, c * z);
    }
    default: return tool satisfies never;
  }
}

/** Where its middle comes to be when it rests at a place of the surface; what takes clay away stays in it. */
export function restingAt(tool: StampTool, { half, turn, isHollow }: Shape, at: Place, normal: Place): Place {
  const length = Math.hypot(...normal);
  if (isHollow || length === 0) return at;
  const out = scaled(normal, 1 / length);
  const reach = reachTo(tool, scaled(half, 4), asTurned(scaled(out, -1), turn));
  const lift = reach - Math.max(Math.min(holdMin, reach), sinking * reach);
  return [at[0] + lift * out[0], at[1] + lift * out[1], at[2] + lift * out[2]];
}
