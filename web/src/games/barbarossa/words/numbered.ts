// Rules with their numbers, so that people at a table can point each other to one.
import type { Rule } from "../../game";

export const numbered = (rules: readonly Rule[]): readonly Rule[] =>
  rules.map((rule, i) => ({ ...rule, title: `${i + 1}. ${rule.title}` }));
