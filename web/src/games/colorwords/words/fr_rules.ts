// The rules of Color Words in French, in the order one meets them.
import type { Rule } from "../../game";
import { figures } from "../figures";

const basics: readonly Rule[] = [
  {
    id: "aim",
    title: "Le but",
    text: [
      "Le plus grand total après six manches gagne ; à égalité, la victoire est partagée.",
      "À chaque manche, un mot, tout le monde en même temps, d’ordinaire en 90 secondes. Vos mots descendent en " +
        "escalier sur une grille de couleurs ; les lettres du tirage rapportent, davantage sur leur couleur.",
    ],
  },
  {
    id: "draw",
    title: "Le tirage",
    text: [
      "À chaque manche, trois lettres : une sur le bleu, une sur le jaune, une sur le rouge. Et une carte bonus, la " +
        "même pour tous.",
      "Dix-huit lettres pour six manches : chacune sort une fois et une seule. Il n’y a pas de H, J, K, Q, W, X, Y " +
        "ni Z dans le tirage, mais vos mots peuvent en contenir.",
      "Rien n’oblige à utiliser les lettres tirées.",
    ],
  },
  {
    id: "way",
    title: "Le chemin",
    text: [
      "Une lettre par case. La suivante va dans la case de droite ou dans celle du dessous : tout droit, ou en " +
        "escalier. Jamais vers la gauche, jamais vers le haut.",
      "Le premier mot part de A1. Chaque mot suivant part d’une case vide qui touche par un côté une lettre déjà " +
        "écrite ; seule sa première lettre doit toucher.",
      "Toutes les cases du mot doivent être vides : on ne croise pas un ancien mot et on ne réutilise pas ses lettres.",
    ],
    Figure: figures.path,
  },
  {
    id: "words",
    title: "Les mots permis",
    text: [
      "Au moins deux lettres, et dans le dictionnaire de la table. Pluriels, féminins et verbes conjugués comptent.",
      "Ni abréviation, ni trait d’union, ni apostrophe. Pas de nom propre, sauf dans une manche à thème.",
      "Les accents ne comptent pas, œ et æ font deux lettres. Le même mot peut revenir, et plusieurs joueurs peuvent " +
        "écrire le même.",
    ],
  },
  {
    id: "points",
    title: "Les points",
    text: [
      "Chaque lettre tirée vaut 2 points si sa case a la couleur de son plateau, 1 point sinon. A1 n’a pas de " +
        "couleur : 1 point.",
      "Une lettre répétée compte à chaque fois. Les autres lettres valent 0.",
      "Exemple : T sur le bleu, L sur le jaune, A sur le rouge. « table » en escalier : T 1, A 2, L 2, soit 5 points.",
    ],
    Figure: figures.points,
  },
];

const bonuses: readonly Rule[] = [
  {
    id: "bonus",
    title: "Les bonus",
    text: [
      "Une carte par manche : si votre mot fait ce qu’elle demande, ses points s’ajoutent.",
      "Un tournant est une case où le chemin change de direction ; ni la première lettre, ni la dernière. Pour les " +
        "cases de couleur, en couvrir davantage est permis.",
    ],
    Figure: figures.bonus,
  },
  {
    id: "themes",
    title: "Les thèmes",
    text: [
      "Douze cartes bonus demandent un thème : musique, cuisine, histoire… Dites que votre mot s’y rapporte, et la " +
        "table en jugera : 3 points si elle est d’accord.",
      "Chaque carte dit tout son thème : un personnage célèbre est réel ou fictif, plantes et animaux sont de la " +
        "nature.",
      "Dans cette manche les noms propres sont permis, dans le thème ou non ; les sigles (OTAN, SMIC) n’en sont pas.",
    ],
  },
  {
    id: "votes",
    title: "La table décide",
    text: [
      "Un mot qui revendique le thème, ou que le dictionnaire ne connaît pas quand la table le permet, est soumis " +
        "aux autres. La majorité l’emporte ; à égalité, c’est oui. On peut ne pas se prononcer.",
      "Thème refusé : le mot reste, sans le bonus. Mot refusé : 0 point, et la grille reste comme avant.",
      "Seul, vous jugez vous-même. La liste de la table peut connaître le mot sous ce thème ; c’est un avis, pas un " +
        "verdict.",
    ],
  },
];

const endings: readonly Rule[] = [
  {
    id: "grid-a",
    title: "Grille A : la mieux remplie",
    text: [
      "Après la sixième manche, qui a le moins de cases vides reçoit 5 points ; à égalité, chacun les reçoit.",
      "Chaque pas, vers la droite ou vers le bas, mène à l’une des deux autres couleurs.",
    ],
  },
  {
    id: "stars",
    title: "Grille B : la course aux étoiles",
    text: [
      "Quatorze étoiles : une par ligne, une par colonne. À la fin d’une manche, qui vient de remplir une ligne ou " +
        "une colonne entoure son étoile : 2 points à la fin.",
      "Ceux qui la remplissent dans la même manche l’entourent ensemble ; pour tous les autres elle est perdue.",
      "Des cases voisines y ont souvent la même couleur : pensez aux lettres doubles.",
    ],
    Figure: figures.stars,
  },
  {
    id: "end",
    title: "La fin",
    text: [
      "Après six manches, on ajoute les points des mots et ceux de la grille : 5 pour la mieux remplie, ou 2 par " +
        "étoile.",
    ],
  },
  {
    id: "solo",
    seats: [1],
    title: "En solo",
    text: [
      "Grille A : 5 points de plus s’il reste sept cases vides ou moins.",
      "Grille B : avant chaque manche, vous barrez une étoile que vous n’avez pas encore ; elle ne vaudra plus rien.",
      "Votre total vous donne de zéro à cinq étoiles.",
    ],
    Figure: figures.solo,
  },
  {
    id: "time",
    title: "À cette table",
    text: [
      "Une manche dure 90 secondes ; la table peut choisir une autre allure, ou se passer d’horloge. Votre toute " +
        "première partie n’en a pas.",
      "Un mot envoyé peut être remplacé par un autre tant que tout le monde n’a pas envoyé le sien. Personne ne voit " +
        "celui des autres avant la fin de la manche.",
      "Quand la cloche sonne, un mot écrit mais pas envoyé compte s’il est permis. Pas de mot : 0 point.",
      "Temps écoulé pour un vote : sans avis. Pour une étoile à barrer : la dernière qui reste.",
      "Après chaque manche, on lit les mots de tous ; la suivante attend que chacun ait continué, ou que le temps " +
        "soit écoulé. Le dictionnaire montre alors les meilleurs mots possibles. Jamais avant.",
    ],
  },
];

export const rules: readonly Rule[] = [...basics, ...bonuses, ...endings];
