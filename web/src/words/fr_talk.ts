// What the page says in French about talking, reporting and removing.
import { de } from "./format";

export const frTalk = {
  chat: {
    title: "Discussion",
    unread: (lines: number) => (lines === 1 ? "1 message non lu" : `${lines} messages non lus`),
    from: (name: string) => `Message ${de(name)}`,
    empty: "Personne n’a encore rien écrit.",
    lines: "Ce qui s’est dit",
    removed: "Message retiré, avec qui l’avait écrit.",
    write: "Votre message",
    send: "Envoyer",
    onlySeated: "Vous lisez la discussion. Pour écrire, il faut être assis à la table.",
    left: (characters: number) => (characters === 1 ? "1 caractère de trop" : `${characters} caractères de trop`),
    more: (name: string) => `Que faire du message ${de(name)} ?`,
    mute: (name: string) => `Ne plus lire ${name}`,
    muted: (name: string) => `Vous ne lisez plus ${name}, dans ce navigateur seulement.`,
    unmute: (name: string) => `Relire ${name}`,
    about: "Toute la table lit ce que vous écrivez, spectateurs compris. Le serveur le garde avec la partie.",
  },

  report: {
    open: "Signaler",
    openFor: (name: string) => `Signaler ${name}`,
    title: (name: string) => `Signaler ${name}`,
    about: "Qu’est-ce qui ne va pas ?",
    offences: {
      insult: "Des insultes",
      hate: "De la haine contre un groupe de personnes",
      sexual: "Des propos ou des images à caractère sexuel",
      harassment: "Du harcèlement ou des menaces",
      personal_data: "Des adresses, des numéros, des données privées",
      stalling: "Fait traîner la partie",
      cheating: "Triche, ou s’entend avec quelqu’un",
      other: "Autre chose",
    },
    where: "Où ?",
    abouts: {
      name: "Le nom",
      chat: "La discussion",
      word: "Un mot ou une question",
      sculpture: "Une sculpture",
      other: "Ailleurs",
    },
    note: "Un mot pour expliquer (facultatif)",
    help: "La personne qui tient ce serveur pourra tout revoir, exactement. À table, personne n’en saura rien.",
    send: "Envoyer",
    thanks: "Merci. C’est noté, et personne à table ne le sait.",
    thanksMore: "En attendant, vous pouvez ne plus lire cette personne ; l’hôte de la table peut aussi la retirer.",
    done: "Fermer",
  },

  leave: {
    title: (game: string) => `Quitter ${game} pour de bon ?`,
    playing: "Un robot jouera à votre place jusqu’à la fin. La table quitte votre liste, et vous n’y jouerez plus.",
    waiting: "Votre place sera libre pour quelqu’un d’autre, et la table quitte votre liste.",
    go: "Quitter pour de bon",
    keep: "Rester",
  },

  missed: {
    bot: (moves: number) =>
      `Pendant votre absence, un robot a joué ${moves === 1 ? "un coup" : `${moves} coups`} pour vous.`,
    clock: (moves: number) =>
      `Votre temps était écoulé : ${moves === 1 ? "un coup a été joué" : `${moves} coups ont été joués`} pour vous.`,
    both: (moves: number) =>
      `Pendant votre absence, ${moves} coups ont été joués pour vous, par l’horloge ou un robot.`,
    byHeart: "Ici on joue de mémoire : ce qui a été joué ne se montre pas deux fois.",
    read: "J’ai vu",
  },

  free: {
    title: (name: string) => `Libérer la place ${de(name)} ?`,
    text: (name: string) =>
      `${name} le saura, et pourra regarder ou se rasseoir à une place libre : la table ne lui est pas fermée.`,
    go: "Libérer la place",
    keep: "Ne rien faire",
    told: "L’hôte a libéré votre place. Vous pouvez en choisir une autre, ou regarder.",
  },

  remove: {
    openFor: (name: string) => `Retirer ${name} de la table`,
    title: (name: string) => `Retirer ${name} de la table ?`,
    text: (name: string) =>
      `Un robot jouera à sa place jusqu’à la fin. ${name} pourra regarder, sans jouer ni écrire ni parler, ` +
      "et ne pourra pas revenir s’asseoir à cette table.",
    go: "Retirer pour de bon",
    keep: "Ne rien faire",
    told: "Votre place a été reprise par l’hôte. Un robot joue pour vous ; vous pouvez regarder.",
    album: "Quelqu’un a été retiré de la table et ne peut plus donner son accord : l’album reste entre vous.",
  },

  manners: {
    label: "Adoucir les mots qui blessent",
    help: "Insultes, numéros et adresses sont masqués, les menaces ne passent pas. Entre amis, vous pouvez l’éteindre.",
    on: "À cette table, les insultes, les numéros et les adresses sont masqués. L’hôte en décide.",
    off: "À cette table, rien n’est masqué : l’hôte l’a voulu ainsi.",
    softened: "Quelques mots ont été adoucis. Entre amis, l’hôte peut changer ce réglage dans le menu.",
    softenedHost: "Quelques mots ont été adoucis. Entre amis, ce réglage se change dans le menu.",
  },
};
