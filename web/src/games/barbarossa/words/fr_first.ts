// The first game of Barbarossa, in French: what one plays for, what to do now, what it brings.
import type { Words } from "./words";
import type { FirstWords } from "./first";

export const first: FirstWords = {
  aim: "Menez votre chapeau au but, la 32ᵉ case : trouvez les mots des autres, et faites trouver les vôtres.",
  clay: {
    now: "Modelez vos objets et donnez à chacun un mot secret.",
    brings: "Ni trop clair, ni trop obscur : trouvé au milieu de la partie, un objet vous fait avancer.",
  },
  move: {
    now: "Lancez le dé, ou payez des gemmes pour choisir votre case.",
    brings: "Questions et elfes vous rapprochent d’un mot ; dragons et fantômes font avancer les autres.",
  },
  letter: {
    now: "Prenez un objet en main et demandez une de ses lettres.",
    brings: "Personne d’autre ne la voit : elle resserre vos idées.",
  },
  question: {
    now: "Prenez un objet en main et posez des questions, jusqu’à un non.",
    brings: "Après le non vient la seconde série, où l’on devine.",
  },
  guess: {
    now: "Demandez encore, ou proposez le mot, jusqu’au prochain non.",
    brings: "Premier à trouver : 5 pas. Second : 3 pas. Une erreur ne coûte rien.",
  },
  answer: {
    now: "Répondez sincèrement à la question.",
    brings: "Un non arrête la série ; le reste la laisse continuer.",
  },
  verdict: {
    now: "Dites si la proposition désigne bien votre mot.",
    brings: "Selon le nombre de flèches déjà plantées, vous avancez ou vous reculez.",
  },
  wait: {
    now: "Écoutez les questions des autres, et regardez bien leurs objets.",
    brings: "Une idée ? Un maléfice permet de deviner même hors de votre tour.",
  },
};

export const presets: NonNullable<Words["presets"]> = {
  easy: { label: "Débutant", line: "Vingt minutes pour modeler, et des maléfices sans risque." },
  classic: { label: "Classique", line: "La règle imprimée, dix minutes pour modeler." },
  keen: { label: "Pro", line: "Cinq minutes, pas de questions sur les lettres, des pénalités dans tous les cas." },
};
