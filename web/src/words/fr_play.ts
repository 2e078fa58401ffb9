// What the page says in French around a running game: its tempo, its first lines, its keys.
import { inLetters } from "./format";

export const frPlay = {
  tempo: "Rythme des coups",
  tempos: { slow: "Lent", normal: "Normal", quick: "Rapide" },
  skip: "Passer",
  skipLong: (moves: number) => (moves === 1 ? "Passer au coup suivant" : `Passer au coup suivant, ${moves} attendent`),
  goesOn: (seconds: number) => `La table continue dans ${seconds} s.`,
  pause: "La table continue",

  first: {
    title: "Première partie",
    aim: "Le but",
    now: "À faire",
    brings: "Ce que ça rapporte",
    done: "Compris",
  },

  otherSeats: (seats: number) => `Si l’on n’est pas ${inLetters("fr", seats)}`,

  proofFile: {
    choose: "Vérifier un fichier",
    checking: "On refait les tirages de ce fichier…",
    same: (draws: number) => `Ce fichier est bien cette partie : ${draws} tirages, tous identiques.`,
    other: (draws: number) =>
      `Ce fichier est une autre partie, honnête elle aussi : ${draws} tirages, tous identiques.`,
    failed: "Ce fichier ne concorde pas avec son sceau : il a été changé, ou la partie n’était pas finie.",
    unreadable: "Ce fichier n’est pas une partie enregistrée par Palette.",
    unreachable: "La vérification n’a pas pu se faire pour l’instant. Réessayez.",
  },

  replayed: {
    chapters: "Aller à",
    from: "Vu par",
    seenBy: (name: string) => `Vu par ${name}`,
    spectator: "Vu de loin",
  },

  keys: {
    title: "Raccourcis clavier",
    open: "Voir les raccourcis",
    game: "À ce jeu",
    everywhere: "Partout",
    replay: "En revoyant une partie",
    off: "Les raccourcis d’une seule touche sont éteints dans le menu de la table.",
    list: [
      { keys: "?", does: "Cette liste" },
      { keys: "Échap", does: "Fermer ce qui est ouvert" },
      { keys: "→", does: "Passer au coup suivant, quand plusieurs attendent" },
    ],
    talk: { keys: "Maj + Espace", does: "Parler, micro à la demande" },
    review: [
      { keys: "← →", does: "Coup précédent, coup suivant" },
      { keys: "Page ↑ Page ↓", does: "Chapitre précédent, suivant ; avec Maj, le grand chapitre" },
      { keys: "Début Fin", does: "Au début, à la fin" },
    ],
  },
};
