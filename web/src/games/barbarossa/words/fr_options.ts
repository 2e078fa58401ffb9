// What the host chooses and who the bots are, in French.
import type { Words } from "./words";

export const options: Words["options"] = {
  language: {
    label: "Langue des mots",
    help: "Celle des mots secrets et des questions des robots. Ils comprennent les vôtres en français et en anglais.",
    choices: { french: "Français", english: "Anglais" },
  },
  riddles: {
    label: "Ce qu’on fait deviner",
    choices: { one_word: "Un mot simple", two_words: "Deux mots au plus", expressions: "Une expression" },
  },
  sculpting: {
    label: "Temps pour modeler",
    help: "Quand un coup a une limite de temps. À une table qui joue sur plusieurs jours, rien ne presse.",
    choices: { minutes_5: "5 minutes", minutes_10: "10 minutes", minutes_20: "20 minutes" },
  },
  letter_questions: {
    label: "Questions sur les lettres",
    help: "On peut demander, par exemple, si le mot commence par une voyelle.",
  },
  penalties_always: {
    label: "Pénalités dans tous les cas",
    help: "Les objets mal devinés coûtent à leur auteur même si un chapeau arrive au but.",
  },
  common_theme: {
    label: "Un thème par personne",
    help: "Vos objets ont, si vous voulez, un point commun. Il reste secret jusqu’à la fin.",
  },
  forgiving_curses: {
    label: "Maléfices sans risque",
    help: "Un non à votre propre maléfice n’arrête pas votre seconde série.",
  },
  edition: {
    label: "Édition",
    choices: { kosmos: "Kosmos, six au plus", ass: "ASS, quatre au plus" },
  },
  first: {
    label: "Qui commence",
    choices: {
      drawn: "Le plus grand dé",
      seat_1: "Place 1",
      seat_2: "Place 2",
      seat_3: "Place 3",
      seat_4: "Place 4",
      seat_5: "Place 5",
      seat_6: "Place 6",
    },
  },
};

export const bots: Words["bots"] = {
  random: { level: "Hasard", line: "Demande et répond au hasard, dans les règles." },
  apprenti: { level: "Apprenti", line: "Demande ce qui lui passe par la tête, oublie ses maléfices." },
  habitue: { level: "Habitué", line: "Pose de bonnes questions, devine quand il est assez sûr." },
  maitre: { level: "Maître", line: "Choisit chaque question, pèse lettres et maléfices, devine au bon moment." },
};
