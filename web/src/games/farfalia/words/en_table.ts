// The table of Farfalia in English.
import type { TableWords } from "./table";

export const table: TableWords = {
  title: "The Farfalia table",
};
