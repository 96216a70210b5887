/** The row whose form is open; a new one has no id yet. */
export type OpenRow = { list: 'taken' | 'planned' | 'ib'; id: string | null };

type TypedRow = OpenRow & {
  values: Record<string, string>;
  /** What the student started from; null when nothing was stored. */
  base: object | null;
};

/** A row that is not saved yet is one text of the step’s form, so the step’s draft and leave question cover it. */
export const rowText = (row: OpenRow, values: object, base: object | null) =>
  JSON.stringify({ ...row, values, base });

/** Null when the text is no row, so also when an earlier release wrote it differently. */
export const readRow = (text: string): TypedRow | null => {
  try {
    const row: unknown = JSON.parse(text);
    return isTypedRow(row) ? row : null;
  } catch {
    return null;
  }
};

const isTypedRow = (row: unknown): row is TypedRow =>
  typeof row === 'object' && row !== null && 'list' in row && 'id' in row && 'values' in row && 'base' in row;

export const addButtonOf = (list: OpenRow['list']) => `add-${list}`;
export const editButtonOf = (id: string) => `edit-${id}`;
export const headingOf = (list: OpenRow['list']) => `${list}-courses`;
