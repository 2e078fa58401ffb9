// The rules of Color'Yam in French, in the order one meets them.
import type { coloryam } from "../../../net/wire.gen";
import type { Rule } from "../../game";
import { examples, figureOf, ruleOf } from "../figures";
import type { Objective } from "../objective";
import { lines } from "./fr_lines";

const titles: { readonly [K in coloryam.Kind]: string } = {
  none: "Une couleur absente",
  neither: "Deux couleurs absentes",
  exactly_one: "Une couleur sur un seul dé",
  exactly_two: "Une couleur sur deux dés",
  one_without: "L’une sur un seul dé, l’autre absente",
  one_triple: "Une seule couleur en trois",
  no_triple: "Aucune couleur en trois",
  two_pairs: "Deux paires, pas trois",
  a_quadruple: "Une couleur en quatre",
  three_colors: "Trois couleurs en tout",
  more_than: "Plus de l’une que de l’autre",
  as_many: "Autant de l’une que de l’autre",
  not_as_many: "Pas autant de l’une que de l’autre",
  all_different: "Trois couleurs, trois nombres",
  most: "Une couleur en tête",
};

const texts: { readonly [K in coloryam.Kind]: string } = {
  none: "La couleur nommée n’apparaît sur aucun dé.",
  neither: "Aucune des deux couleurs nommées n’apparaît.",
  exactly_one: "La couleur nommée apparaît sur un dé, ni plus ni moins.",
  exactly_two: "La couleur nommée apparaît sur deux dés, ni plus ni moins.",
  one_without: "La première couleur sur un seul dé, la seconde sur aucun.",
  one_triple: "Une couleur, peu importe laquelle, est sur trois dés, et c’est la seule. Deux fois trois ne va pas.",
  no_triple: "Aucune couleur n’est sur exactement trois dés. Quatre dés ou plus d’une couleur, c’est permis.",
  two_pairs:
    "Deux couleurs, peu importe lesquelles, sont chacune sur deux dés. Trois paires ne vont pas, quatre " +
    "et deux non plus.",
  a_quadruple: "Une couleur est sur quatre dés exactement. Cinq, c’est trop.",
  three_colors: "On compte trois couleurs sur les six dés, peu importe combien de fois chacune.",
  more_than: "La première couleur sur plus de dés que la seconde.",
  as_many: "Les deux couleurs sur le même nombre de dés. Zéro partout, c’est une égalité aussi.",
  not_as_many: "Les deux couleurs sur des nombres de dés différents, dans un sens ou dans l’autre.",
  all_different: "Les trois couleurs sur trois nombres de dés différents. Zéro peut être l’un des trois.",
  most: "La couleur nommée sur plus de dés que chacune des autres. À égalité avec une autre, c’est manqué.",
};

/** Where colours are named: one objective of the kind, as a line would say it. */
const example = (objective: Objective): readonly string[] =>
  objective.colors.length === 0 ? [] : [`Par exemple : ${lines.full(objective).toLowerCase()}.`];

/** What the places of a line are worth, by how many play. */
const scales = [
  { seats: 2, title: "À deux", text: "La meilleure somme vaut 2 points, l’autre 1. À égalité, chacun en reçoit 1." },
  { seats: 3, title: "À trois", text: "3, 2 et 1 points. Par exemple : 29, 25 et 25 rapportent 3, 1 et 1." },
  { seats: 4, title: "À quatre", text: "4, 3, 2 et 1 points. Par exemple : 29, 25, 25 et 19 rapportent 4, 2, 2 et 1." },
  {
    seats: 5,
    title: "À cinq",
    text: "5, 4, 3, 2 et 1 points. Par exemple : 29, 28, 25, 25 et 19 rapportent 5, 4, 2, 2 et 1.",
  },
];

export const rules: readonly Rule[] = [
  {
    id: "aim",
    title: "Le but",
    text: [
      "Avoir le plus de points à la fin. Sur chaque ligne de la feuille, tout le monde tente la même chose avec " +
        "six dés de couleur ; les sommes sont alors classées, et la meilleure rapporte le plus.",
      "Un objectif atteint ne vaut rien par lui-même : il permet d’écrire la somme, et toute somme écrite rapporte " +
        "au moins un point. Une ligne barrée n’en rapporte aucun.",
    ],
  },
  {
    id: "dice",
    title: "Les dés",
    text: [
      "Chaque dé porte les nombres de 1 à 6 et les six couleurs, une fois chacune. Aucun dé ne ressemble à " +
        "un autre : le 1 jaune n’existe que sur un seul.",
      "Les objectifs parlent des couleurs, jamais des nombres. Les nombres font la somme, et la somme fait " +
        "le classement.",
    ],
  },
  {
    id: "sheet",
    title: "La feuille",
    text: [
      "Trois pôles : couleurs imposées, couleurs libres, comparaison. Chacun a deux objectifs, puis ses lignes " +
        "Color’Yam : une, une et deux.",
    ],
  },
  {
    id: "turn",
    title: "Un tour",
    text: [
      "Jusqu’à trois lancers. Le premier prend les six dés. Ensuite on relance ceux qu’on veut, y compris " +
        "des dés gardés plus tôt, ou on s’arrête.",
      "Objectif atteint : la somme des six dés est écrite sur la ligne. Objectif manqué : la ligne est " +
        "barrée, à moins de prendre une seconde chance.",
    ],
  },
  ...examples.map((objective) => ({
    id: ruleOf(objective.kind),
    title: titles[objective.kind],
    text: [texts[objective.kind], ...example(objective)],
    Figure: figureOf(objective),
  })),
  {
    id: "coloryam",
    title: "Les lignes Color’Yam",
    text: [
      "Pas d’objectif : seule la somme compte. Mais vos Color’Yam doivent grandir de haut en bas. Une somme " +
        "égale ou plus petite qu’un de vos Color’Yam précédents barre la case.",
      "Exemple : avec un Color’Yam à 24, 25 s’écrit, 24 et 23 sont barrés. Une case barrée ne gêne pas la suite.",
    ],
  },
  {
    id: "second-chance",
    title: "La seconde chance",
    text: [
      "Objectif manqué ? S’il reste une case Color’Yam vide dans le même pôle de la feuille et que votre " +
        "somme y a sa place, vous pouvez l’y écrire tout de suite. Vous rejouez alors la ligne, trois " +
        "lancers, quand les autres l’ont jouée. La première case vide est toujours celle qu’on remplit.",
      "Exemple : ligne 2 manquée avec 27, Color’Yam 1 encore vide. Vous y écrivez 27 et vous retenterez la " +
        "ligne 2. Quand viendra Color’Yam 1, vous n’aurez plus à le jouer, et Color’Yam 2 devra dépasser 27.",
      "Manquer exprès est permis.",
    ],
  },
  {
    id: "points",
    title: "Les points d’une ligne",
    text: [
      "Quand tous ont joué la ligne, on classe les sommes écrites : la meilleure vaut autant de points qu’il y a de " +
        "places à la table, la suivante un de moins, et ainsi de suite. Une ligne barrée vaut 0.",
      "En cas d’égalité, chacun reçoit les points de la moins bonne des places partagées.",
    ],
  },
  ...scales.map(({ seats, title, text }) => ({ id: `points-${seats}`, title, text: [text], seats: [seats] })),
  {
    id: "first",
    title: "Qui commence une ligne",
    text: [
      "La première ligne : le sort ou l’hôte. Ensuite, qui a le meilleur résultat sur la rangée juste " +
        "au-dessus : une ligne, ou le total après chaque pôle. À égalité, la rangée d’avant départage, et " +
        "ainsi de suite.",
      "Si toutes les rangées laissent l’égalité, c’est à qui a commencé la ligne d’avant, ou à la première personne " +
        "à égalité après elle dans l’ordre de la table.",
      "Les autres suivent dans cet ordre. Qui a déjà rempli la case ne joue pas : la personne suivante commence.",
      "En Pro il n’y a plus de totaux entre les pôles : seule compte la ligne juste au-dessus, Color’Yam compris.",
    ],
  },
  {
    id: "end",
    title: "La fin",
    text: [
      "Après la dernière ligne, le plus grand total gagne. À égalité, le plus haut Color’Yam, un seul par " +
        "personne, départage ; s’il est le même, la victoire est partagée.",
    ],
  },
  {
    id: "free",
    title: "Variante : objectifs libres",
    text: [
      "Pour débuter. Chacun joue ses lancers, puis choisit une de ses lignes vides : y écrire la somme si " +
        "les dés le permettent, ou la barrer. Pas de seconde chance. Une ligne est classée quand tous l’ont " +
        "remplie.",
      "Un Color’Yam doit dépasser ceux du dessus et rester sous ceux du dessous.",
    ],
  },
  {
    id: "color-chance",
    title: "Variante : Color’Chance",
    text: ["Pour débuter. Les Color’Yam n’ont plus à grandir : toute somme s’écrit."],
  },
  {
    id: "pro",
    title: "Variante : Pro",
    text: [
      "Les trois cases de total deviennent des Color’Yam. Treize lignes, sept Color’Yam qui doivent tous " +
        "grandir, et trois secondes chances de plus. Les totaux, comptés ailleurs, ne disent plus qui commence.",
    ],
  },
  {
    id: "house",
    title: "À cette table",
    text: [
      "Renoncer (option) : un objectif atteint peut être déclaré manqué pour prendre la seconde chance.",
      "Temps écoulé : le tour s’arrête avec les dés tels qu’ils sont ; un objectif manqué est barré.",
    ],
  },
];
