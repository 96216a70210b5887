/** When the newest of these rows was changed: a list that is saved as a whole is as new as that. */
export const newestOf = (rows: readonly object[]) =>
  rows
    .map((row) => ('updatedAt' in row ? row.updatedAt : null))
    .filter((time) => typeof time === 'string')
    .toSorted()
    .at(-1);
