// The games that are announced on the shelf and not there yet: their card, and nothing that could be pressed.
// When one arrives its card moves to games/<game>/ and it leaves this list.
export const comingGames = {
  barbarossa: { players: [3, 6], age: 12, minutes: 60 },
} as const;

export type ComingGame = keyof typeof comingGames;
