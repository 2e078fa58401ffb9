import type { ClayWords, StudioWords } from "./studio";

const sides = ["de face", "du côté droit", "de dos", "du côté gauche"];

const clay: ClayWords = {
  side: (degrees) => `vu ${sides[Math.round(degrees / 90) % 4]}, tourné de ${degrees} degrés`,
  noPicture: "Cet appareil ne peut pas dessiner la sculpture.",
  film: {
    play: "Voir le film",
    pause: "Pause",
    label: "Geste par geste",
    at: (stroke, strokes) => `geste ${stroke} sur ${strokes}`,
  },
};

/** Where in the block, in words. */
function where3(x: number, y: number, z: number): string {
  const high = y < 34 ? "en bas" : y > 66 ? "en haut" : "à mi-hauteur";
  const side = x < 40 ? "à gauche" : x > 60 ? "à droite" : "au milieu";
  const deep = z < 40 ? ", vers l’arrière" : z > 60 ? ", vers l’avant" : "";
  return `${high}, ${side}${deep}`;
}

const left = (hundredths: number): string => `Il reste ${hundredths} % de l’argile.`;

const names = {
  add: "Ajouter", carve: "Creuser", smooth: "Lisser", pull: "Tirer", flatten: "Aplatir", pinch: "Pincer",
  ball: "Boule", rod: "Bâton", disc: "Disque", cone: "Cône", box: "Boîte", ring: "Anneau",
};

export const studio: StudioWords = {
  title: "L’atelier",
  clay,
  tabs: "Vos objets",
  tab: (number) => `Objet ${number}`,
  tabDone: "modelé et nommé",

  tools: {
    label: "Outils",
    brushes: "Gestes",
    stamps: "Formes",
    names,
    helps: {
      add: "Pose de l’argile sous le doigt.",
      carve: "Enlève de l’argile.",
      smooth: "Adoucit les bosses.",
      pull: "Entraîne l’argile avec le doigt.",
      flatten: "Aplanit une face.",
      pinch: "Resserre en arête.",
      ball: "Une boule, là où vous touchez.",
      rod: "Un bâton aux bouts ronds.",
      disc: "Une galette ronde.",
      cone: "Un cône, pointe en haut.",
      box: "Une boîte aux bords doux.",
      ring: "Un anneau posé à plat.",
    },
    size: "Taille",
    strength: "Force",
    hollow: "Creux",
    way: "Sens",
    ways: { upright: "Debout", lying: "Couché", facing: "De face" },
    byForm: "Formulaire",
  },

  bench: {
    label: "Votre sculpture sur le tour",
    help:
      "Flèches : déplacer le pinceau. Entrée : un geste. Majuscule et flèches : tourner le tour. Plus et moins : "
      + "taille. Pour modeler sans voir, choisissez « Formulaire ».",
    empty: "Touchez le tour pour poser de l’argile.",
    ball: "Une boule pour commencer",
    coming: "On prépare l’argile…",
    noPicture:
      "Cet appareil ne peut pas dessiner l’argile. Le formulaire marche quand même : vous posez des formes, et "
      + "les autres les verront.",
    failed: "L’argile n’a pas pu être préparée.",
    retry: "Réessayer",
    undo: "Annuler",
    redo: "Rétablir",
    clear: "Tout effacer",
    clearSure: "Vraiment tout ?",
    mirror: "Symétrie",
    turn: "Tourner",
    left: (hundredths) => `${hundredths} %`,
    leftLabel: "Argile restante",
    loose: "Encore libre : glissez-la, ou changez sa taille.",
    larger: "Plus grande",
    smaller: "Plus petite",
  },

  form: {
    title: "Poser une forme",
    help: "Tout est en centièmes du bloc : 50, 50, 50 est son milieu.",
    shape: "Forme",
    where: "Où",
    relations: {
      exactly: "À l’endroit que je donne",
      above: "Sur la forme précédente",
      below: "Sous la précédente",
      left: "À gauche de la précédente",
      right: "À droite de la précédente",
      before: "Devant la précédente",
      behind: "Derrière la précédente",
    },
    axes: {
      at: ["De gauche à droite", "De bas en haut", "De l’arrière vers l’avant"],
      size: ["Largeur", "Hauteur", "Profondeur"],
      turn: ["En avant", "Autour d’elle-même", "Sur le côté"],
    },
    groups: { at: "Place de son milieu", size: "Taille", turn: "Rotation, en degrés" },
    range: (group) =>
      group === "at" ? "Des nombres entiers de 0 à 100."
      : group === "size" ? "Des nombres entiers de 1 à 100." : "Des nombres entiers de −180 à 360.",
    way: "Argile",
    add: "Ajouter",
    take: "Enlever",
    mirror: "Aussi de l’autre côté",
    place: (isHollow) => (isHollow ? "Enlever cette forme" : "Poser cette forme"),
    list: "Ce qui est posé",
    none: "Rien encore.",
    part: (number, tool, isHollow, isMirrored, where) =>
      `${number}. ${names[tool]}${isHollow ? " en creux" : ""}${isMirrored ? ", des deux côtés" : ""}`
      + `${where === "" ? "" : ` : ${where}`}`,
    where3,
    remove: (number) => `Retirer le ${number}`,
  },

  label: {
    title: "Votre mot secret",
    word: "Mot secret",
    help: {
      one_word: "Un mot simple et concret. Visez l’entre-deux : trouvé trop tôt ou jamais, il vous coûte des pas.",
      two_words: "Un mot ou deux. Visez l’entre-deux : trouvé trop tôt ou jamais, il vous coûte des pas.",
      expressions: "Un mot ou une expression. Visez l’entre-deux : trouvé trop tôt ou jamais, il vous coûte des pas.",
    },
    faults: {
      no_word: "Il manque encore le mot.",
      word_too_long: "C’est trop long.",
      word_has_digits: "Des lettres seulement, pas de chiffres.",
      not_one_word: "Un seul mot à cette table, et pas un mot composé.",
      not_two_words: "Deux mots au plus à cette table.",
      not_text: "Des lettres seulement.",
      same_word: "Vos objets doivent être des choses différentes.",
    },
    ideas: "Des idées",
    otherIdeas: "D’autres idées",
    takeIdea: (word) => `Prendre « ${word} »`,
    description: "Description",
    descriptionHelp: "Ce qu’on voit, pour qui ne voit pas l’argile. Sans dire le mot.",
    show: "Montrer la description",
    showHelp: "À toute la table, dès que le jeu commence.",
    over: (chars) => `${chars} caractère${chars > 1 ? "s" : ""} de trop`,
    theme: "Thème commun",
    themeHelp: "Ce que vos objets ont en commun, si vous voulez. Personne ne le lit avant la fin.",
    more: "Description",
    close: "Fermer",
  },

  people: {
    title: "À l’atelier",
    ready: (seat, { names }) => `${names[seat] ?? ""} a terminé`,
    busy: (seat, { names }) => `${names[seat] ?? ""} modèle encore`,
    done: "J’ai terminé",
    rework: "Reprendre mes objets",
    waiting: "Vous avez terminé. Le jeu commence quand tout le monde est prêt.",
    lookedAt: "Un instant, on regarde votre argile…",
    watching: "Tout le monde modèle. Les sculptures se montreront quand le jeu commencera.",
    missing: {
      word: "il manque le mot", clay: "il manque l’argile",
      text: "la description est trop longue",
    },
    missingAt: (number, what) => `Objet ${number} : ${what}.`,
    saved: "Enregistré",
    saving: "Enregistrement…",
    offline: "Hors ligne : vos gestes partiront au retour.",
    clock: "Temps qui reste à l’atelier",
  },

  said: {
    stroke: (tool, rest) => `${names[tool]} : fait. ${left(rest)}`,
    placed: (tool, where, rest) => `${names[tool]}, ${where}. ${left(rest)}`,
    undone: (rest) => `Annulé. ${left(rest)}`,
    redone: (rest) => `Rétabli. ${left(rest)}`,
    cleared: "Tout est effacé. Rétablir le fait revenir, geste par geste.",
    removed: (number, rest) => `Le ${number} est retiré. ${left(rest)}`,
    refused: {
      too_long: "Cette sculpture a atteint sa longueur : plus aucun geste n’y entre. Annulez-en pour continuer.",
      corrupt: "Ce geste n’a pas pu être lu. Rien n’a changé.",
      wrong_version: "Cette page est d’une autre version. Rechargez-la.",
      out_of_block: "C’est hors du bloc. Rien n’a changé.",
      over_volume: "Il n’y a plus assez d’argile pour cela. Creusez ailleurs d’abord.",
      too_much_work: "Trop de grands gestes dans cette sculpture. Rien n’a changé.",
    },
    rolledBack: "Le dernier geste n’a pas pu être gardé ; la sculpture est comme avant.",
    cursor: (where) => (where === null ? "À côté de l’argile" : `Sur l’argile\u00a0: ${where}`),
  },
};
