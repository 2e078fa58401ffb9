// For who has no word yet: things that are neither named at first sight nor by nobody, from the book that bots know
// (games/barbarossa/data/knowledge). Words are in the table's language.
import type { Lang } from "../../../words/words";
import { isSameWord } from "./wordcheck";

export const ideas: { readonly [L in Lang]: readonly string[] } = {
  fr: [
    "âne", "canard", "cygne", "hibou", "perroquet", "chameau", "singe", "kangourou", "renard", "écureuil", "baleine",
    "requin", "crabe", "grenouille", "dragon", "chenille", "abeille", "casquette", "botte", "gant", "cravate", "robe",
    "montre", "collier", "valise", "poire", "ananas", "pastèque", "citrouille", "baguette", "croissant", "sucette",
    "fauteuil", "tabouret", "oreiller", "ampoule", "bougie", "carafe", "fourchette", "casserole", "tonneau", "panier",
    "seau", "coffre", "cadenas", "escalier", "sablier", "miroir", "peigne", "baignoire", "balai", "sapin", "palmier",
    "tulipe", "flocon", "montagne", "coquillage", "nid", "moustache", "squelette", "monstre", "sirène", "pirate",
    "domino", "toupie", "raquette", "tambour", "cloche", "cadeau", "couronne", "masque", "hache", "brouette", "ancre",
    "bouclier", "boussole", "loupe", "aimant", "tracteur", "traîneau", "fusée", "moulin", "tente", "igloo", "pyramide",
    "puits", "fontaine",
  ],
  en: [
    "donkey", "duck", "swan", "owl", "parrot", "camel", "monkey", "kangaroo", "fox", "squirrel", "whale", "shark",
    "crab", "frog", "dragon", "caterpillar", "bee", "cap", "boot", "glove", "tie", "dress", "watch", "necklace",
    "suitcase", "pear", "pineapple", "watermelon", "pumpkin", "baguette", "croissant", "lollipop", "armchair", "stool",
    "pillow", "lightbulb", "candle", "jug", "fork", "saucepan", "barrel", "basket", "bucket", "chest", "padlock",
    "staircase", "hourglass", "mirror", "comb", "bathtub", "broom", "fir", "palm", "tulip", "flake", "mountain",
    "shell", "nest", "moustache", "skeleton", "monster", "mermaid", "pirate", "domino", "top", "racket", "drum", "bell",
    "present", "crown", "mask", "axe", "wheelbarrow", "anchor", "shield", "compass", "magnifier", "magnet", "tractor",
    "sleigh", "rocket", "mill", "tent", "igloo", "pyramid", "well", "fountain",
  ],
};

export const ideasShown = 3;

/** Some of them, other than before and than one's own; `random` from 0 up to 1. */
export function someIdeas(lang: Lang, not: readonly string[], random: () => number): readonly string[] {
  const left = ideas[lang].filter((word) => !not.some((other) => isSameWord(word, other)));
  return Array.from({ length: Math.min(ideasShown, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1)[0] ?? "");
}
