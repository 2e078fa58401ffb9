// The rules of Barbarossa in French, in the order one meets them.
import type { Rule } from "../../game";
import { figures } from "../figures";
import { numbered } from "./numbered";

const making: readonly Rule[] = [
  {
    id: "aim",
    title: "Le but",
    text: [
      "Vous modelez des objets, et chacun cache un mot. Les autres cherchent vos mots, vous cherchez les leurs. Le " +
        "premier chapeau au but, la 32ᵉ case, gagne.",
      "Tout est dans la mesure : un objet deviné trop tôt ou trop tard vous fait reculer, un objet deviné au bon " +
        "moment vous fait avancer. Ni trop clair, ni trop obscur.",
    ],
  },
  {
    id: "sculpting",
    title: "Modeler",
    text: [
      "À trois, chacun fait trois objets ; à quatre, cinq ou six, deux. Tout le monde modèle en même temps, sans " +
        "rien voir des autres. La quantité d’argile est limitée : une jauge vous dit ce qu’il en reste.",
      "Chaque geste est gardé aussitôt. Quand vos objets sont faits et nommés, dites que vous avez fini ; tant " +
        "qu’une autre personne travaille, vous pouvez vous raviser.",
      "Vous pouvez aussi décrire un objet en 200 caractères, pour qui ne peut pas le voir, et choisir de montrer " +
        "cette description ou non.",
    ],
  },
  {
    id: "word",
    title: "Le mot secret",
    text: [
      "Un objet, un mot simple et concret, de 24 lettres au plus : pas d’espace, de trait d’union, d’apostrophe ni " +
        "de chiffre. Vos objets ont des mots différents.",
      "Selon la table, deux mots ou une expression sont permis, jusqu’à 40 caractères.",
    ],
  },
];

const turns: readonly Rule[] = [
  {
    id: "board",
    title: "L’anneau",
    text: [
      "Douze cases : quatre gemmes, trois dragons, un fantôme, deux elfes et deux cases de questions. Les magiciens " +
        "partent d’un elfe et tournent dans le sens des aiguilles d’une montre.",
      "Gemme : vous en gagnez une. Dragon : tous les autres chapeaux avancent d’un pas. Fantôme : de deux. Elfe : " +
        "vous pouvez demander une lettre. Questions : deux séries, pour interroger puis deviner.",
    ],
    Figure: figures.ring,
  },
  {
    id: "moving",
    title: "Avancer",
    text: [
      "Chacun lance un dé, et le plus grand nombre commence ; l’hôte peut aussi l’avoir décidé. Ensuite, on joue " +
        "chacun son tour, vers la gauche.",
      "À votre tour, lancez le dé, ou payez pour choisir votre case : une gemme par pas, un pas au moins. Chacun " +
        "commence avec 12 gemmes et n’en a jamais plus de 13. Sans gemme, le dé décide.",
    ],
    Figure: figures.gems,
  },
  {
    id: "letters",
    title: "Une lettre",
    text: [
      "Sur un elfe, vous pouvez demander une lettre d’un objet des autres, en disant sa place : la première, la " +
        "troisième, l’avant-dernière… La réponse vient aussitôt, telle que le mot s’écrit, et personne " +
        "d’autre ne la voit.",
      "Espaces, traits d’union et apostrophes ne comptent pas. Au-delà du mot, il n’y a pas de lettre : vous savez " +
        "qu’il est plus court, et votre demande est passée.",
    ],
  },
  {
    id: "questions",
    title: "Les deux séries",
    text: [
      "Première série : posez des questions sur les objets des autres, en changeant d’objet et de personne comme " +
        "vous voulez. Elle dure jusqu’au premier non. On n’y devine pas encore.",
      "Seconde série : questions et propositions, mêlées à votre guise, jusqu’au non suivant, que ce soit à une " +
        "question ou à une proposition. Un mot trouvé ne l’arrête pas.",
      "Vous pouvez vous arrêter quand vous voulez. Au bout de trente questions, une série se termine d’elle-même.",
    ],
    Figure: figures.series,
  },
  {
    id: "answers",
    title: "Répondre",
    text: [
      "Qui a modelé l’objet répond, et personne d’autre : oui, non, probablement, ou je ne sais pas. Seul un non " +
        "arrête la série. Questions et réponses sont pour toute la table.",
      "On répond sincèrement : une fausse réponse gâche la partie de tout le monde. Dans le doute, dites " +
        "probablement, ou que vous ne savez pas. À la fin, tout s’ouvre, et une réponse peut être contestée.",
      "Une question a 140 caractères au plus. L’hôte peut interdire celles qui portent sur les lettres, " +
        "l’orthographe ou la longueur du mot.",
    ],
  },
];

const riddles: readonly Rule[] = [
  {
    id: "guessing",
    title: "Deviner",
    text: [
      "Une proposition s’écrit, pour l’auteur seul. Si c’est le mot exact, elle est juste aussitôt ; majuscules, " +
        "article et traits d’union ne comptent pas. Un autre accent, un pluriel : l’auteur dit si c’est bien cela.",
      "Une erreur ne coûte rien, mais elle arrête la seconde série. On ne devine ni ses propres objets, ni deux fois " +
        "le même.",
    ],
  },
  {
    id: "arrows",
    title: "Les flèches",
    text: [
      "Mot trouvé : vous plantez une flèche dans l’objet. La première vous fait avancer de 5 pas, la seconde de 3. " +
        "Il n’y en a pas de troisième.",
      "L’auteur bouge aussi, d’après toutes les flèches plantées sur la table, la nouvelle comprise : le tableau dit " +
        "de combien. Tôt ou tard, il recule ; au milieu de la partie, il avance.",
      "Un chapeau part de la 6ᵉ case. Il ne recule pas plus loin que la première.",
    ],
    Figure: figures.arrows,
  },
  {
    id: "curses",
    title: "Les maléfices",
    text: [
      "Chacun en a trois. Un maléfice offre une lettre ou une proposition, à presque n’importe quel moment, même " +
        "pendant le tour des autres, et plusieurs de suite si vous voulez. Le premier arrivé est servi.",
      "Jamais pendant la seconde série d’une autre personne, ni tant qu’une réponse est attendue ou que le dé roule. " +
        "Un maléfice n’interrompt la série de personne ; mais dans votre propre seconde série, un non l’arrête, " +
        "comme pour toute proposition.",
      "Quand la table en a dépensé cinq, qui n’en a plus peut en reprendre trois, une fois par partie.",
    ],
    Figure: figures.curses,
  },
  {
    id: "end",
    title: "La fin",
    text: [
      "Un chapeau au but, et c’est fini sur-le-champ. Si un dragon ou un fantôme y mène plusieurs chapeaux à la " +
        "fois, la victoire se partage.",
      "Sinon, la partie s’arrête à la 13ᵉ flèche, à trois ou quatre, à la 17ᵉ, à cinq ou six. Chaque objet sans " +
        "flèche coûte alors 5 pas à son auteur, chaque objet qui n’en a qu’une, 2. Le chapeau le plus avancé gagne ; " +
        "à égalité, on partage.",
    ],
  },
];

const around: readonly Rule[] = [
  {
    id: "secrets",
    title: "Carnets et secrets",
    text: [
      "Ce qui a été demandé sur un objet forme son carnet, ouvert à tous. Vous avez aussi vos propres notes, 400 " +
        "caractères par objet, que personne d’autre ne lit.",
      "Une lettre n’est vue que de qui l’a demandée, une proposition de son auteur et de celui de l’objet. Après la " +
        "fin, tout s’ouvre à ceux qui ont joué : mots, lettres, propositions et film de chaque modelage. On peut " +
        "alors contester une réponse ; les pas n’en changent pas.",
      "L’album reste entre vous. Un lien ne l’ouvre aux autres que si chaque personne de la table est d’accord.",
    ],
  },
  {
    id: "time",
    title: "Quand le temps manque",
    text: [
      "Pour modeler : vos objets comptent tels quels, une simple boule remplace ce qui est nommé sans être fait, et " +
        "un objet tout prêt remplace celui qui n’a pas de mot.",
      "Ensuite : le dé est lancé, la lettre passe, la série s’arrête, la réponse est « je ne sais pas », et une " +
        "proposition n’est juste que si c’est le mot, aux accents près.",
    ],
  },
  {
    id: "variants",
    title: "Les options de la table",
    text: [
      "Deux mots ou des expressions au lieu d’un mot simple. Un thème commun à vos objets, dévoilé à la fin. Des " +
        "pénalités dans tous les cas, même quand un chapeau est arrivé au but : il compte alors comme au but avant " +
        "de payer.",
      "L’édition ASS se joue à quatre au plus ; pour le reste, elle est la même.",
    ],
  },
];

export const rules: readonly Rule[] = numbered([...making, ...turns, ...riddles, ...around]);
