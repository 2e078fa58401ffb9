// The rules of Farfalia in French, in the order one meets them.
import type { Rule } from "../../game";
import { figures } from "../figures";

const basics: readonly Rule[] = [
  {
    id: "aim",
    title: "Le but",
    text: [
      "À chaque donne, cinq sujets sont demandés : c’est la proposition. En gagnant des plis, votre camp garde " +
        "les cartes qui y répondent. Plus il en réunit, plus la donne rapporte.",
      "Gagner beaucoup de plis ne sert à rien si l’on n’y trouve pas ce qui manque.",
    ],
  },
  {
    id: "cards",
    title: "Les cartes",
    text: [
      "52 cartes : fraises, feuilles, poissons et coquillages, de 1 à 13, le 13 le plus fort.",
      "Pour jouer un pli, une carte vaut par sa couleur et son nombre. Pour la proposition, elle compte par sa " +
        "famille : les 8, 10 et 12 sont des papillons, les autres suivent leur couleur.",
      "Le 10 de fraises se joue donc comme une fraise, et se garde comme un papillon.",
    ],
    Figure: figures.families,
  },
  {
    id: "trick",
    title: "Un pli",
    text: [
      "La gauche du donneur ouvre le premier pli, puis on joue dans l’ordre de la table. Qui gagne un pli ouvre " +
        "le suivant.",
      "Il faut fournir la couleur demandée. Qui n’en a pas joue ce qu’il veut : couper n’est jamais obligatoire.",
      "L’atout le plus fort gagne ; sans atout dans le pli, la plus forte carte de la couleur demandée.",
      "Exemple : poisson demandé, atout coquillage. Le 2 de coquillages gagne.",
    ],
    Figure: figures.trick,
  },
  {
    id: "capture",
    title: "Garder une carte",
    text: [
      "Qui gagne le pli peut garder une de ses cartes, face visible, si sa famille manque encore à son camp. Une " +
        "seule, et son nombre ne compte pas.",
      "Ce que le partenaire a gardé compte aussi : une proposition avec un seul poisson n’en veut qu’un par camp.",
      "On peut ne rien garder. Les autres cartes du pli sont perdues pour tout le monde.",
    ],
  },
  {
    id: "partners",
    title: "Entre partenaires",
    text: [
      "On joue et on garde sans se consulter, ni de vive voix ni par écrit : les cartes posées sont tout ce que l’on " +
        "se dit. Le reste de la conversation est libre.",
    ],
  },
  {
    id: "points",
    title: "Les points d’une donne",
    text: [
      "De un à cinq sujets réunis, un camp reçoit 1, 3, 6, 10 ou 15 points. Chaque partenaire les reçoit en " +
        "entier, et chacun garde son propre total.",
      "Option : 0, 0, 5, 10, 15 à la place.",
    ],
    Figure: figures.points,
  },
  {
    id: "proposal",
    title: "La proposition",
    text: [
      "Vingt-cinq cartes sujet, cinq par famille. Cinq sont retournées à chaque donne ; une famille peut y venir " +
        "plusieurs fois.",
      "On pioche à la suite d’une donne à l’autre, et l’on remélange tout quand il en reste moins de cinq. Option : " +
        "remélanger à chaque donne.",
    ],
  },
];

const fivePlayers: readonly Rule[] = [
  {
    id: "discard",
    title: "À cinq : l’écart",
    seats: [5],
    text: [
      "Dix cartes à chacun, douze à qui donne. Le donneur regarde ses cartes et en écarte deux, face cachée : " +
        "personne ne les verra.",
    ],
  },
  {
    id: "trump",
    title: "À cinq : l’atout",
    seats: [5],
    text: [
      "Après l’écart, et avant de voir la proposition, le donneur nomme l’atout, ou choisit de jouer sans atout.",
      "Puis les cinq sujets sont retournés. Dix plis, et l’on garde des cartes dès le premier.",
    ],
  },
  {
    id: "beginner",
    title: "À cinq : la partie des débutants",
    seats: [5],
    text: [
      "Trois donnes. Le donneur joue seul ; les autres s’allient en croix. En comptant les places à partir de lui, " +
        "la deuxième joue avec la quatrième, la troisième avec la cinquième.",
      "Le donneur change : des quatre autres, qui a le moins de points donne ensuite ; à égalité, le plus proche à " +
        "gauche du donneur. Options : le plus petit total de tous, même deux fois de suite, ou le voisin de gauche.",
      "La troisième donne compte double (option). Les deux meilleurs totaux gagnent ensemble, même différents ; qui " +
        "égale le deuxième gagne aussi.",
    ],
    Figure: figures.crosswise,
  },
  {
    id: "chinkway",
    title: "À cinq : Chinkway",
    seats: [5],
    text: [
      "Dix donnes, le donneur avance d’une place à chaque fois et joue toujours seul. Donnes 1 à 5 : on s’allie " +
        "entre voisins, la deuxième place avec la troisième, la quatrième avec la cinquième.",
      "Donnes 6 à 10 : on s’allie en croix, comme les débutants. Chacun donne deux fois, et joue deux fois avec " +
        "chacun.",
      "Aucune donne n’est doublée. Le plus grand total gagne ; à égalité, la victoire est partagée.",
      "Une onzième donne, la belle, termine la partie. Options : s’arrêter à dix donnes, ou à cinq.",
    ],
    Figure: figures.neighbours,
  },
  {
    id: "chinkway-extra",
    title: "À cinq : la belle du Chinkway",
    seats: [5],
    text: [
      "Pour la onzième donne, on s’assied par rang. Le premier donne et joue seul, le deuxième s’allie au " +
        "quatrième, le troisième au cinquième. À égalité passe devant qui vient d’abord à partir du dernier donneur.",
      "Elle compte une fois, ou deux si l’on en a décidé ainsi.",
    ],
  },
];

const fewer: readonly Rule[] = [
  {
    id: "four",
    title: "À quatre",
    seats: [4],
    text: [
      "Deux camps pour toute la partie : ceux qui se font face. Treize cartes chacun, pas d’écart.",
      "Le premier sujet retourné donne l’atout ; un papillon, et l’on joue sans atout.",
      "Quatre, huit ou douze donnes, chacun donne à son tour et la dernière compte double (option). Le camp qui a le " +
        "plus de points gagne.",
      "Ou jusqu’à 30 ou 60 points chacun : la partie s’arrête dès qu’un camp, ses deux totaux réunis, atteint le " +
        "double et mène. Sans doublement, et après 24 donnes au plus tard.",
    ],
  },
  {
    id: "first-tricks",
    title: "Les trois premiers plis",
    seats: [2, 3, 4],
    text: [
      "À deux, trois ou quatre, on ne garde rien des trois premiers plis : on s’y bat pour ouvrir le suivant, ou " +
        "pour se défaire d’une couleur. À partir du quatrième, on garde.",
    ],
  },
  {
    id: "dummy",
    title: "Le mort",
    seats: [2, 3],
    text: [
      "Une main sans joueur, étalée sur la table : six cartes face cachée, six par-dessus face visible, et une à " +
        "côté.",
      "Son partenaire joue pour lui, et garde pour lui. Seules les cartes visibles se jouent ; il fournit s’il en " +
        "montre une de la couleur demandée.",
      "Après un pli, la carte découverte est retournée.",
    ],
    Figure: figures.dummy,
  },
  {
    id: "three",
    title: "À trois",
    seats: [3],
    text: [
      "Le donneur joue avec le mort, assis en face de lui ; les deux autres sont partenaires. Le reste comme à " +
        "quatre : treize cartes, le premier sujet donne l’atout, rien des trois premiers plis.",
      "Six donnes, chacun donne deux fois. Chacun reçoit les points de son camp ; la dernière donne compte double " +
        "(option). Le plus grand total gagne.",
    ],
  },
  {
    id: "quick",
    title: "À trois : la partie rapide",
    seats: [3],
    text: [
      "Trois donnes avec le mort, puis une dernière sans lui, chacun pour soi. Qui a le moins de points donne : " +
        "dix-sept cartes à chacun, dix-huit pour lui.",
      "Il nomme l’atout, puis écarte une carte en secret ; alors seulement la proposition est retournée. Dix-sept " +
        "plis, rien des trois premiers. Elle compte double (option).",
    ],
  },
  {
    id: "two",
    title: "À deux",
    seats: [2],
    text: [
      "Chacun joue avec un mort assis en face de lui : votre adversaire, le mort du donneur, le mort de " +
        "l’adversaire, le donneur. Le reste comme à quatre.",
      "Quatre donnes, on donne à tour de rôle, la dernière compte double (option). Le plus grand total gagne.",
    ],
  },
];

const variants: readonly Rule[] = [
  {
    id: "double-you",
    title: "Variante : Double You",
    text: [
      "Deux jokers chacun pour toute la partie. Avant qu’on donne, chacun à son tour, le donneur en dernier, dit " +
        "s’il en mise un : ses points de la donne compteront double. Ses points seulement, pas ceux de son partenaire.",
      "Un seul par donne, et jamais qui est en tête, sauf si tout le monde est à égalité. Sur une donne déjà " +
        "doublée, cela fait quatre fois.",
    ],
  },
  {
    id: "burning",
    title: "Variante : Burnin’ Down the House",
    text: [
      "Un joker secret à chacun, à chaque donne ; les morts n’en ont pas. Il se joue à tout moment, même quand on " +
        "pourrait fournir, mais il n’ouvre jamais un pli.",
      "Il ne gagne pas et ne se garde pas : il brûle toutes les cartes de sa famille dans ce pli. Le pli est gagné " +
        "comme d’habitude, mais une carte brûlée ne se garde plus.",
      "Le joker papillon brûle les 8, 10 et 12 ; le joker fraise, les autres fraises. À la fin de la donne, il " +
        "reste à chacun une carte.",
    ],
  },
  {
    id: "time",
    title: "À cette table",
    text: [
      "Temps écoulé : la plus petite carte permise est jouée, la première carte utile est gardée, les plus petites " +
        "sont écartées, la couleur la plus longue devient atout, aucun joker n’est misé.",
    ],
  },
];

export const rules: readonly Rule[] = [...basics, ...fivePlayers, ...fewer, ...variants];
