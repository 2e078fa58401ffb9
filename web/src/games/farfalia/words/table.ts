// What the table itself says: its areas, its choices, its hints.
export interface TableWords {
  readonly title: string; // of the play area, for screen readers
}
