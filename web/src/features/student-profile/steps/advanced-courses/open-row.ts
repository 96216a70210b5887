import * as z from 'zod/mini';

/** The row whose form is open; a new one has no id yet. */
export type OpenRow = { list: 'taken' | 'planned' | 'ib'; id: string | null };

const TypedRow = z.object({
  list: z.enum(['taken', 'planned', 'ib']),
  id: z.nullable(z.string()),
  values: z.record(z.string(), z.string()),
});

/** A row that is not saved yet is one text of the step’s form, so the step’s draft and leave question cover it. */
export const rowText = (row: OpenRow, values: object) => JSON.stringify({ ...row, values });

export const readRow = (text: string): z.infer<typeof TypedRow> | null => {
  try {
    return TypedRow.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

export const addButtonOf = (list: OpenRow['list']) => `add-${list}`;
export const editButtonOf = (id: string) => `edit-${id}`;
export const headingOf = (list: OpenRow['list']) => `${list}-courses`;
