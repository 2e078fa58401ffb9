import { describe, expect, it } from "vitest";
import { airOf, readAlike } from "./alike";

describe("two names", () => {
  it.each([
    ["Léa", "lea"], ["Camille", "Cаmille"], ["Camille", "СAMILLE"], ["Nour", "N0ur"], ["Nour", "Νοur"], ["Lou", "l ou"],
    ["Ilan", "llan"], ["Cœur", "Coeur"], ["Émile", "E\u0301mile"], ["Marnie", "Mamie"],
  ])("%s and %s read alike", (a, b) => expect(readAlike(a, b)).toBe(true));

  it.each([["Léa", "Léo"], ["Nour", "Nora"], ["♥", "★"], ["Ann", "Anne"], ["李", "王"]])(
    "%s and %s do not", (a, b) => expect(readAlike(a, b)).toBe(false));
});

describe("a person's name", () => {
  const bots = ["Ocre", "Indigo"];
  it.each(["Apprenti", "MAITRE", "Маître", "Habitue 2", "Ocre", "0cre", "robot", "Indigо"])(
    "%s passes for a robot's", (name) => expect(airOf(name, bots)).toBe("robot"));
  it.each(["l’hôte", "L'hote", "Host", "Pаlette", "admin 7", "Hôte"])(
    "%s passes for the host's", (name) => expect(airOf(name, bots)).toBe("host"));
  it.each(["Camille", "Maëlle", "Octave", "Hortense", "Robin", "…", "42"])(
    "%s passes for nobody else's", (name) => expect(airOf(name, bots)).toBeNull());
});
