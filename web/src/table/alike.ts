// Names that read like somebody else's. What counts is what the eye takes a name for: accents, capitals, the alphabet
// a letter comes from, a zero for an o make no difference.

/** Letters of other alphabets, and digits, that look like one of ours. */
const twins: readonly (readonly [string, string])[] = [
  ["a", "аα@4"], ["b", "вβ8"], ["c", "сϲ"], ["d", "ԁ"], ["e", "еεєё3"], ["g", "ɡ"], ["h", "һнη"], ["i", "іιїı1l|!ӏ"],
  ["j", "ј"], ["k", "кκ"], ["m", "мμ"], ["n", "пν"], ["o", "оοσ0ø"], ["p", "рρ"], ["q", "ԛ"], ["r", "г"], ["s", "ѕ5$"],
  ["t", "тτ7"], ["u", "υц"], ["v", "ѵ"], ["w", "ԝω"], ["x", "хχ"], ["y", "уγ"], ["z", "ζ2"],
];
const plain = new Map(twins.flatMap(([letter, others]) => Array.from(others, (other) => [other, letter] as const)));

/** What the eye takes it for: small plain letters, nothing between them. */
export function readsAs(name: string): string {
  const letters = Array.from(name.normalize("NFKD").toLowerCase(), (each) => plain.get(each) ?? each);
  const read = letters.join("").replace(/[^\p{L}\p{N}]/gu, "");
  return read.replaceAll("œ", "oe").replaceAll("æ", "ae").replaceAll("rn", "m");
}

export const readAlike = (a: string, b: string): boolean => {
  const [one, other] = [readsAs(a), readsAs(b)];
  return one === "" || other === "" ? a === b : one === other;
};

const levels = ["Apprenti", "Apprentice", "Habitué", "Regular", "Maître", "Master", "Robot", "Bot"];
const hosts = [
  "l’hôte", "hôte", "host", "the host", "Palette", "admin", "modérateur", "moderator", "serveur", "server",
];
const robots = (own: readonly string[]): ReadonlySet<string> => new Set([...levels, ...own].map(readsAs));
const rulers: ReadonlySet<string> = new Set(hosts.map(readsAs));

/** What a person's name makes believe; null for most. A number after it changes nothing. */
export function airOf(name: string, botNames: readonly string[]): "robot" | "host" | null {
  const bare = name.replace(/[\s\d]+$/u, "");
  const read = [name, bare].map(readsAs);
  if (read.some((each) => robots(botNames).has(each))) return "robot";
  return read.some((each) => rulers.has(each)) ? "host" : null;
}
