// Recalling a packet, in French: the questions, the cards, what they are worth.
import type { People } from "../../game";
import { type Answer, earned, giverTo, packetNow, type View, worthOf } from "../facts";
import { colours } from "./fr_colours";
import { does, points, quoted, together, who, yours } from "./fr_people";
import { isMe, nameOf } from "./people";
import type { RecallWords } from "./table";

const right = (gained: number): string => `juste, +${gained}`;
const wrong = (announced: Answer["colour"]): string =>
  announced === null ? "sans réponse" : `pas ${colours.name[announced]}`;

const colourOf = (owner: number, { table }: View): string => {
  const colour = packetNow(table)?.cards[owner]?.colour;
  return colour == null ? "" : colours.name[colour];
};

function result(owner: number, answer: Answer, { table }: View): string {
  const packet = packetNow(table);
  return answer.is_right && packet !== null ? right(earned(packet, owner, answer).recaller) : wrong(answer.colour);
}

function caption(owner: number, answer: Answer, isCurrent: boolean, view: View): string {
  if (answer.is_made) return result(owner, answer, view);
  if (isCurrent) return "à deviner";
  const isOwn = owner === packetNow(view.table)?.recaller;
  return isOwn && owner === view.me ? "la vôtre : +2" : isOwn ? "la sienne" : "à venir";
}

function worth(owner: number, { table }: View, people: People): string {
  const packet = packetNow(table);
  if (packet === null) return "";
  const { recaller } = packet;
  const isOwn = owner === recaller;
  const help = packet.answers[owner]?.help ?? "none";
  const gains = worthOf(isOwn, help);
  const given = help === "given" ? "Indice donné : une" : "Une";
  const ours = `${given} bonne réponse vaut ${points(gains.recaller)} pour ${who(recaller, people)}`;
  return isOwn ? `${ours}.` : `${ours} et ${gains.owner} pour ${who(owner, people)}.`;
}

export function sayPacket(view: View, people: People): string {
  const packet = packetNow(view.table);
  if (packet === null || packet.answers.length === 0) return "";
  const cards = packet.answers.map((answer, owner) => recall.card(owner, answer, view, people));
  return `${quoted(packet.word)}, rappelé par ${who(packet.recaller, people)}. ${cards.join(" ; ")}.`;
}

export const recall: RecallWords = {
  from: ({ table }, people) => {
    const recaller = packetNow(table)?.recaller ?? table.recaller;
    return `Paquet choisi par ${who(giverTo(recaller, table), people)} pour ${who(recaller, people)}`;
  },
  question: (word, owner, people) => {
    if (owner === null) return `${quoted(word)} : par quelle carte commencer ?`;
    return isMe(owner, people)
      ? `${quoted(word)} : quelle était votre couleur ?`
      : `${quoted(word)} : quelle couleur pour ${nameOf(owner, people)} ?`;
  },
  watched: (word, recaller, people) => `${quoted(word)} : ${nameOf(recaller, people)} se souvient`,
  card: (owner, answer, view, people) => {
    const whose = yours(owner, people, "Votre carte", "Carte");
    if (answer.is_made) return `${whose} : ${colourOf(owner, view)}, ${result(owner, answer, view)}`;
    const help = { none: "", asked: ", indice demandé", given: `, indice ${quoted(answer.hint)}`, forgotten: "" };
    return `${whose}, face cachée${help[answer.help]}`;
  },
  caption,
  right,
  wrong,
  worth,
  ask: (owner, people) => `Demander un indice à ${nameOf(owner, people)}`,
  askHelp: "Un mot de son histoire ; la bonne réponse ne vous vaudra plus que 1 point.",
  askShort: "Indice : 1 pt au lieu de 2",
  asked: "Indice demandé",
  hint: (owner, people) => yours(owner, people, "Votre indice", "L’indice"),
  hintWord: (word) => quoted(word),
  forgotten: (owner, people) =>
    `${does(owner, people, "ne vous en souvenez plus", "ne s’en souvient plus")} : la carte garde toute sa valeur.`,
  palette: "Les douze couleurs",
  announce: (colour) => (colour === null ? "Choisissez une couleur" : `Annoncer ${quoted(colours.name[colour])}`),
  none: "Je ne sais plus",
  giveUp: {
    question: "La carte se retourne, sans point. Vraiment ?",
    yes: "Oui, la retourner",
    no: "Je cherche encore",
  },
  story: (owner, people) => yours(owner, people, "Votre histoire", "L’histoire"),
  noStory: (isAloud) => (isAloud ? "Racontée de vive voix." : "Sans histoire : le temps était écoulé."),
  goOn: (isNext) => (isNext ? "Carte suivante" : "Continuer"),
  back: "Revenir au jeu",
  waiting: (seats, people) => `${together(seats, people)} ${seats.length > 1 ? "lisent" : "lit"} encore.`,
  behind: "La partie continue : vous verrez la suite quand vous aurez lu.",
};
