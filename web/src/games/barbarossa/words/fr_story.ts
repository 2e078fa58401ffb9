// What happens at a table of Barbarossa, told in French.
import { de, inList } from "../../../words/format";
import type { People } from "../../game";
import { isSecret, isUnread, openTo, type View, waitingLine } from "../facts";
import { askedOf } from "../flow";
import type { Event } from "../story";
import { arrive, counted, does, letterAt, named, of, quoted, who } from "./fr_people";
import { table as said } from "./fr_table";
import { isMe, nameOf } from "./people";
import type { StoryWords } from "./story";

type Of<T extends Event["type"]> = Extract<Event, { type: T }>;

const byCurse = (text: string, isCurse: boolean): string => (isCurse ? `Maléfice. ${text}` : text);

function begun({ dice, first }: Of<"begun">, people: People): string {
  const thrown = inList("fr", dice.map((die, seat) => `${die} pour ${who(seat, people)}`));
  return `Les dés : ${thrown}. ${does(first, people, "commencez", "commence")}.`;
}

function gem({ seat, gems }: Of<"gem">, people: People): string {
  return `Une gemme : ${does(seat, people, "en avez", "en a")} ${gems}.`;
}

function lettered({ line, thing }: Of<"lettered">, people: People): string {
  const asks = `${does(line.asker, people, "demandez", "demande")} ${letterAt(line.position)}`;
  const about = `${asks} ${de(said.object.short(thing, people))}.`;
  const gives = line.text === "" ? "Il n’y a pas de lettre à cette place." : `C’est ${line.text.toLocaleUpperCase()}.`;
  return byCurse(line.is_hidden ? about : `${about} ${gives}`, line.is_curse);
}

function proposed({ line, thing }: Of<"proposed">, people: People): string {
  const word = isSecret(line, people) ? "un mot" : quoted(line.text);
  const proposes = `${does(line.asker, people, "proposez", "propose")} ${word}`;
  return byCurse(`${proposes} pour ${said.object.short(thing, people)}.`, line.is_curse);
}

const steps = (count: number): string => (Math.abs(count) === 1 ? "d’un pas" : `de ${Math.abs(count)} pas`);

function moves(seat: number, by: number, people: People): string {
  if (by === 0) return `${does(seat, people, "ne bougez", "ne bouge")} pas`;
  const way = by > 0 ? does(seat, people, "avancez", "avance") : does(seat, people, "reculez", "recule");
  return `${way} ${steps(by)}`;
}

function found({ line, thing, guesser, owner }: Of<"found">, people: People): string {
  const which = thing.arrows.length > 1 ? "la seconde" : "la première";
  const plants = `${does(line.asker, people, "plantez", "plante")} ${which} flèche dans `;
  const is = isSecret(line, people) ? "Trouvé." : `C’est ${quoted(line.text)}.`;
  const hats = `${moves(line.asker, guesser, people)}. ${moves(thing.owner, owner, people)}.`;
  return byCurse(`${is} ${plants}${said.object.short(thing, people)}. ${hats}`, line.is_curse);
}

function missed({ line, thing }: Of<"missed">, people: People): string {
  const about = `${said.object.short(thing, people)} garde son secret`;
  return `Ce n’est pas ça : ${about}${line.is_curse ? ". Le maléfice est dépensé" : ""}.`;
}

function reach(seats: readonly number[], people: People): string {
  const [seat, ...others] = seats;
  if (seat === undefined) return "C’était la dernière flèche.";
  if (others.length === 0) return `${does(seat, people, "êtes", "est")} au but.`;
  return `${arrive(seats, people)} au but ensemble.`;
}

function over({ reached, hasPenalties }: Of<"over">, people: People): string {
  const cost = hasPenalties ? " Les objets qui n’ont pas leurs deux flèches coûtent à leur auteur." : "";
  return `${reach(reached, people)} La partie est terminée.${cost}`;
}

function disputed({ seat, isDisputed, line }: Of<"disputed">, people: People): string {
  const says = isDisputed ? does(seat, people, "contestez", "conteste")
    : does(seat, people, "ne contestez plus", "ne conteste plus");
  return `${says} une réponse : ${quoted(line.text)}.`;
}

function event(event: Event, people: People): string {
  switch (event.type) {
    case "ready": return `${does(event.seat, people, "avez", "a")} fini de modeler.`;
    case "rework": return `${does(event.seat, people, "reprenez", "reprend")} le modelage.`;
    case "supplied":
      return isMe(event.seat, people) ? "Un objet tout prêt remplace celui qui vous manquait."
        : `Un objet tout prêt remplace celui qui manquait à ${nameOf(event.seat, people)}.`;
    case "unveiled": return "Tous les objets sont sur la table.";
    case "begun": return begun(event, people);
    case "rolled":
      return `${does(event.seat, people, "faites", "fait")} ${event.die} : case ${said.ring.name[event.space]}.`;
    case "paid": {
      const pays = `${does(event.seat, people, "payez", "paie")} ${counted(event.gems, "gemme")}`;
      return `${pays} : case ${said.ring.name[event.space]}.`;
    }
    case "gem": return gem(event, people);
    case "hazard": return `Tous les autres avancent ${steps(event.points)}.`;
    case "lettered": return lettered(event, people);
    case "asked": {
      const { line, thing } = event;
      const what = isUnread(line, people) ? "une question que vous ne lisez plus." : quoted(line.text);
      return `${named(line.asker, people)}, sur ${said.object.short(thing, people)} : ${what}`;
    }
    case "answered": {
      const { line: { answer }, thing: { owner } } = event;
      if (answer === "unclear") return `${does(owner, people, "n’avez", "n’a")} pas compris la question.`;
      const word = answer === "none" ? "" : said.answer[answer].toLocaleLowerCase("fr");
      return `${does(owner, people, "répondez", "répond")} : ${word}.`;
    }
    case "proposed": return proposed(event, people);
    case "found": return found(event, people);
    case "missed": return missed(event, people);
    case "second": return `${does(event.seat, people, "passez", "passe")} à la seconde série.`;
    case "turn": return isMe(event.seat, people) ? "" : `Au tour ${of(event.seat, people)}.`;
    case "refilled": return `${does(event.seat, people, "reprenez", "reprend")} trois maléfices.`;
    case "disputed": return disputed(event, people);
    case "over": return over(event, people);
  }
}

function asked(view: View, people: People): string {
  const { table } = view;
  switch (askedOf(view)) {
    case "clay": return "À vous de modeler vos objets et de leur donner un mot.";
    case "move": {
      const gems = table.players[view.me]?.gems ?? 0;
      return gems === 0 ? "À vous : lancez le dé."
        : `À vous : lancez le dé, ou payez. Vous avez ${counted(gems, "gemme")}.`;
    }
    case "letter": return "À vous : demandez une lettre, ou passez.";
    case "question": return "À vous : première série, jusqu’à un non.";
    case "guess": {
      const left = openTo(table, view.me).length;
      return left === 0 ? "À vous : finissez votre tour." : "À vous : seconde série, une question ou un mot.";
    }
    case "answer": {
      const word = table.objects[waitingLine(table)?.object ?? -1]?.word ?? "";
      return `À vous de répondre. Votre mot est ${quoted(word)}.`;
    }
    case "verdict": {
      const line = waitingLine(table);
      const word = table.objects[line?.object ?? -1]?.word ?? "";
      const judges = `À vous de juger ${named(line?.asker ?? -1, people)} : votre mot est ${quoted(word)}`;
      return `${judges}. Est-ce la même chose ?`;
    }
    case null: return "";
  }
}

export const story: StoryWords = { event, timedOut: "Temps écoulé.", asked };
