// The rules of Farben in French, in the order one meets them.
import type { Rule } from "../../game";
import { figures } from "../figures";

const stories: readonly Rule[] = [
  {
    id: "aim",
    title: "Le but",
    text: [
      "Retrouver, à la fin, qui avait donné quelle couleur à quel mot : le plus grand total de points gagne.",
      "D’abord dix mots (cinq pour une soirée courte), et pour chacun une couleur de chaque personne, avec la raison " +
        "de ce choix. Ensuite, les souvenirs.",
      "On gagne en se souvenant des autres, et en racontant de façon qu’ils se souviennent de vous.",
    ],
  },
  {
    id: "round",
    title: "Une manche",
    text: [
      "Un mot, une couleur secrète par personne, puis chacun montre la sienne et raconte. Il y a dix manches, " +
        "ou cinq pour une soirée courte.",
      "La personne qui commence est tirée au sort, ou choisie par l’hôte. Ce rôle passe à gauche après chaque manche.",
    ],
  },
  {
    id: "word",
    title: "Le mot",
    text: [
      "Qui commence la manche voit les deux côtés de la carte et garde un des deux mots. L’autre ne servira pas.",
      "Il y a 59 cartes, donc 118 mots, dans la langue de la table.",
    ],
  },
  {
    id: "colours",
    title: "Choisir sa couleur",
    text: [
      "Chacun a les douze mêmes couleurs : onze unies et une multicolore. Tout le monde choisit en même temps, face " +
        "cachée. Deux personnes peuvent prendre la même.",
      "Une couleur jouée ne revient pas. En dix manches, vous en jouerez dix sur douze ; en cinq, cinq.",
      "Si le temps manque, une couleur de votre main est tirée au hasard.",
    ],
    Figure: figures.colours,
  },
  {
    id: "telling",
    title: "Raconter",
    text: [
      "On raconte chacun son tour, en commençant à gauche de qui a choisi le mot, qui parle en dernier. La couleur " +
        "de qui raconte est visible de tous.",
      "Par écrit, en 600 caractères au plus, ou de vive voix. Un souvenir, une image, une raison : c’est elle qui " +
        "aidera les autres à retrouver votre couleur.",
      "Si le temps manque, la carte passe sous le mot sans histoire.",
    ],
    Figure: figures.order,
  },
  {
    id: "forgetting",
    title: "La carte disparaît",
    text: [
      "Une fois l’histoire lue par tous, ou dite à voix haute, la carte glisse sous le mot, face cachée. Ni la " +
        "couleur ni l’histoire ne se relisent avant qu’elle soit retournée : ni ici, ni dans l’historique, ni en " +
        "rechargeant la page.",
      "Vous ne voyez plus que les couleurs qui vous restent en main. Pas de notes : c’est un jeu de mémoire.",
    ],
    Figure: figures.covered,
  },
];

const memories: readonly Rule[] = [
  {
    id: "packets",
    title: "Les paquets",
    text: [
      "À la fin des manches, chaque mot et ses couleurs forment un paquet. À trois, chacun en rappelle trois ; à " +
        "quatre ou cinq, deux ; après cinq manches, un seul. Les paquets de trop restent fermés jusqu’à la fin.",
      "On commence par qui a choisi le dernier mot, puis on tourne vers la gauche. C’est le voisin de droite qui " +
        "choisit le paquet à rappeler.",
    ],
    Figure: figures.packets,
  },
  {
    id: "recalling",
    title: "Se souvenir",
    text: [
      "Le dos des cartes dit à qui elles sont. Prenez-les dans l’ordre que vous voulez, la vôtre aussi : annoncez " +
        "une couleur, la carte se retourne, et son histoire avec elle. Chacun la relit à son rythme avant la suite.",
      "Vous pouvez aussi dire que vous ne savez plus : la carte se retourne, sans point.",
    ],
  },
  {
    id: "hints",
    title: "Les indices",
    text: [
      "Avant d’annoncer, vous pouvez demander un indice à qui a posé la carte, une seule fois par carte. Il faut " +
        "ensuite annoncer la couleur de cette carte-là.",
      "L’indice est un seul mot de l’histoire, jamais le nom de la couleur. Majuscules et accents ne comptent pas. " +
        "Une histoire dite à voix haute ne se vérifie pas : on fait confiance.",
      "Qui ne s’en souvient plus peut le dire, et personne ne répond à sa place. La carte garde alors toute sa " +
        "valeur. Pour sa propre carte, pas d’indice.",
    ],
  },
  {
    id: "points",
    title: "Les points",
    text: [
      "La carte d’un autre, trouvée sans indice : 2 points pour vous, 1 pour lui ou elle. Avec un indice : 1 point " +
        "chacun. Votre propre carte : 2 points. Une erreur ne coûte rien, et ne rapporte rien.",
    ],
    Figure: figures.points,
  },
  {
    id: "end",
    title: "La fin",
    text: [
      "Quand chacun a rappelé ses paquets, le plus grand total gagne. À égalité, la victoire se partage.",
      "Tout s’ouvre alors : l’album réunit les mots, les couleurs et les histoires. Il reste à ceux qui ont joué ; " +
        "un lien ne l’ouvre aux autres que si chaque personne de la table est d’accord.",
    ],
  },
];

export const rules: readonly Rule[] = [...stories, ...memories];
