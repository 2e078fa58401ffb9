// A person's picture: two of the eleven motifs sewn crosswise in ink, so that two Léas differ. Never a hue: colour
// belongs to the games. Which hue of look/patterns.css wears a motif is how its drawing is found again.
import type { server } from "../net/wire.gen";
import type { Lang } from "../words/words";

export type Cloth = server.Cloth;

/** Each with the hue that wears it, and one stitch of it on a grid of 10, to be told apart at 9 px. */
export const motifs: { readonly [M in server.Motif]: { readonly hue: string; readonly stitch: string } } = {
  lines: { hue: "noir", stitch: "M1 3.2h8M1 6.8h8" },
  rings: { hue: "blanc", stitch: "M5 1.7a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6z" },
  grid: { hue: "gris", stitch: "M1 3.3h8M1 6.7h8M3.3 1v8M6.7 1v8" },
  stripes: { hue: "marron", stitch: "M3.2 1v8M6.8 1v8" },
  dots: { hue: "rouge", stitch: "M5 3.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z" },
  scales: { hue: "orange", stitch: "M1 7.4a4 4.6 0 0 1 8 0" },
  pluses: { hue: "jaune", stitch: "M5 1.2v7.6M1.2 5h7.6" },
  chevrons: { hue: "vert", stitch: "M1.2 7.6L5 2.2l3.8 5.4" },
  waves: { hue: "bleu", stitch: "M.8 5.2q2.1-4.6 4.2 0t4.2 0" },
  diamonds: { hue: "violet", stitch: "M5 1.1L8.9 5 5 8.9 1.1 5z" },
  slants: { hue: "rose", stitch: "M2 8.6L8 1.4" },
};
export const motifNames = Object.keys(motifs) as readonly server.Motif[];

const names: { readonly [L in Lang]: { readonly [M in server.Motif]: string } } = {
  fr: {
    lines: "filets", rings: "anneaux", grid: "carreaux", stripes: "rayures", dots: "pois", scales: "écailles",
    pluses: "plus", chevrons: "chevrons", waves: "vagues", diamonds: "losanges", slants: "biais",
  },
  en: {
    lines: "rules", rings: "rings", grid: "checks", stripes: "stripes", dots: "dots", scales: "scales",
    pluses: "pluses", chevrons: "chevrons", waves: "waves", diamonds: "diamonds", slants: "slants",
  },
};
export const motifName = (lang: Lang, motif: server.Motif): string => names[lang][motif];

/** "plus et losanges" */
export const clothName = (lang: Lang, { warp, weft }: Cloth): string =>
  `${motifName(lang, warp)} ${lang === "fr" ? "et" : "and"} ${motifName(lang, weft)}`;

/** With another first or second motif; where both would be the same, they change places. */
export function sewn(cloth: Cloth, thread: keyof Cloth, motif: server.Motif): Cloth {
  const other = thread === "warp" ? "weft" : "warp";
  const rest = cloth[other] === motif ? cloth[thread] : cloth[other];
  return thread === "warp" ? { warp: motif, weft: rest } : { warp: rest, weft: motif };
}
