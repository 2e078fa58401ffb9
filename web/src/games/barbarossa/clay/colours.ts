// The six clays, one for each seat. They are matter, not meaning: whose an object is always stands beside it in words.
export const clayNames = ["terracotta", "sage", "ochre", "slate", "plum", "sand"] as const;
export type ClayName = (typeof clayNames)[number];

interface Tints {
  readonly light: string;
  readonly dark: string; // a little paler, for a dark room
}

const tints: { readonly [N in ClayName]: Tints } = {
  terracotta: { light: "#BC705A", dark: "#C98068" },
  sage: { light: "#8F9C7A", dark: "#A0AD8B" },
  ochre: { light: "#C6A25C", dark: "#D0AE6C" },
  slate: { light: "#7C92AA", dark: "#8FA5BD" },
  plum: { light: "#8E6579", dark: "#A37A8F" },
  sand: { light: "#DCC9AC", dark: "#E4D5BC" },
};

export const clayOf = (seat: number): ClayName => clayNames[((seat % 6) + 6) % 6] ?? "terracotta";

/** For the scene, which knows its theme. */
export const tintOf = (seat: number, isDark: boolean): string => tints[clayOf(seat)][isDark ? "dark" : "light"];

/** For style sheets, which follow it by themselves. */
export const cssTint = (seat: number): string => `light-dark(${tintOf(seat, false)}, ${tintOf(seat, true)})`;
