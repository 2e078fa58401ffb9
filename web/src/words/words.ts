// The two languages of the page. French is the model: English has the same keys by type.
export type Lang = "fr" | "en";
export const langs: readonly Lang[] = ["fr", "en"];
