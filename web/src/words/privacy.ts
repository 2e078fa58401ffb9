// What is kept of people and for how long, in both languages. Each sentence says what the code does; who changes the
// one changes the other.
import type { Lang } from "./words";

interface Page {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly { readonly title: string; readonly texts: readonly string[] }[];
}

export const privacy: { readonly [L in Lang]: Page } = {
  fr: {
    title: "Ce que Palette garde",
    lead:
      "Le moins possible : de quoi rejouer vos parties et vous reconnaître. Aucun traceur, aucune publicité, " +
      "aucune demande à un autre serveur.",
    parts: [
      {
        title: "Dans votre navigateur",
        texts: [
          "Un seul cookie, qui dit au serveur que c’est vous. Il ne sert à rien d’autre, et aucun autre site " +
            "ne le voit.",
          "Vos réglages de langue, de thème et de son, les jeux déjà joués ici, les parts de hasard que vous " +
            "avez ajoutées aux tables, et qui vous ne voulez plus lire à une table. Rien de cela ne part d’ici.",
        ],
      },
      {
        title: "Sur le serveur",
        texts: [
          "Le nom que vous avez choisi, votre tissu, vos amis et les personnes que vous bloquez.",
          "Pour vous reconnaître : la partie publique de vos clés d’accès, une empreinte de votre mot de passe " +
            "et de vos codes de secours. Le serveur ne peut lire ni les uns ni les autres.",
          "Pour chaque navigateur où vous êtes entré : son genre, comme « Firefox, Linux », et le jour de la " +
            "dernière visite. Ni votre adresse ni votre lieu.",
          "Vos parties, coup par coup, avec ce qui s’y est écrit ou modelé : c’est ainsi qu’elles se revoient " +
            "et se vérifient.",
          "Ce qui est signalé, tel que c’était, pour que l’hébergeur puisse en juger.",
        ],
      },
      {
        title: "Les voix",
        texts: ["Elles vont d’une page à l’autre. Rien n’est enregistré."],
      },
      {
        title: "Qui voit quoi",
        texts: [
          "À une table, on lit votre nom et ce que vous y dites. Votre page montre votre tissu et vos parties " +
            "terminées ; vous pouvez la cacher dans votre compte.",
          "Les parties de Farben et de Barbarossa restent entre ceux qui ont joué, sauf si chacun accepte de " +
            "les montrer.",
          "L’hébergeur de ce serveur peut lire ce qui y est gardé. Le journal du serveur ne contient ni noms " +
            "ni coups.",
        ],
      },
      {
        title: "Combien de temps, et comment partir",
        texts: [
          "Tant que vous ne demandez rien, tout reste. Dans votre compte, vous pouvez tout emporter en un " +
            "fichier, ou tout supprimer.",
          "Supprimer efface votre nom, vos clés, vos appareils et vos amis. Ce que vous avez écrit n’est plus " +
          "montré à " +
            "personne ; il reste dans le journal des parties, que seul l’hébergeur peut ouvrir.",
          "Les parties restent aux autres, avec « quelqu’un » à votre place.",
        ],
      },
    ],
  },
  en: {
    title: "What Palette keeps",
    lead:
      "As little as possible: enough to play your games again and to know you. No tracker, no advertisement, no " +
      "request to any other server.",
    parts: [
      {
        title: "In your browser",
        texts: [
          "One cookie, which tells the server that it is you. It does nothing else, and no other site sees it.",
          "Your language, theme and sound, which games were played here, the shares of chance you added to " +
            "tables, and whom you do not wish to read at a table. None of this leaves your browser.",
        ],
      },
      {
        title: "On the server",
        texts: [
          "The name you chose, your cloth, your friends and the people you block.",
          "To know you again: the public part of your passkeys, a fingerprint of your password and of your " +
            "recovery codes. The server can read none of them.",
          "For each browser you came in with: its kind, such as “Firefox, Linux”, and the day it was last " +
            "seen. Neither your address nor your place.",
          "Your games, move by move, with what was written or modelled in them: that is how they can be " +
            "watched again and checked.",
          "What was reported, as it was, so that the host can judge it.",
        ],
      },
      {
        title: "Voices",
        texts: ["They go from page to page. Nothing is recorded."],
      },
      {
        title: "Who sees what",
        texts: [
          "At a table, people read your name and what you say there. Your page shows your cloth and your " +
            "finished games; you can hide it in your account.",
          "Games of Farben and Barbarossa stay between those who played, unless everybody agrees to show them.",
          "Whoever hosts this server can read what is kept on it. The server’s log holds neither names nor moves.",
        ],
      },
      {
        title: "How long, and how to leave",
        texts: [
          "As long as you ask for nothing, everything stays. In your account you can take everything along in " +
            "one file, or delete it.",
          "Deleting removes your name, your keys, your devices and your friends. What you wrote is shown to " +
          "nobody any " +
            "more; it stays in the log of the games, which only the host can open.",
          "Games stay with the others, with “somebody” in your place.",
        ],
      },
    ],
  },
};
