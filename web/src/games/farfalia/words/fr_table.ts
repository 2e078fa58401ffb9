// The table of Farfalia in French.
import type { TableWords } from "./table";

export const table: TableWords = {
  title: "La table de Farfalia",
};
