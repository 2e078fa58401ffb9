// How long a text is. People, and the rules of the games, count characters, not the units a string is kept in.

export const charsOf = (text: string): number => Array.from(text).length;
