import { type ZodObject } from 'zod';

const snakeCase = (name: string): string => name.replaceAll(/(?<=[^_])([A-Z])/g, '_$1').toLowerCase();

/** The select list of these fields; a field without its own SQL is the column of the same name. */
export const columns = (fields: readonly string[], expressions: Record<string, string> = {}): string =>
  fields.map((field) => `${expressions[field] ?? snakeCase(field)} as "${field}"`).join(', ');

/** The select list of a reply. */
export const columnsOf = (reply: ZodObject, expressions: Record<string, string> = {}): string =>
  columns(Object.keys(reply.shape), expressions);

/** A column of digits or "N/A", as a number or that text. */
export const numberOrText = (column: string): string =>
  `case when ${column} ~ '^[0-9]+$' then to_jsonb(${column}::int) else to_jsonb(${column}) end`;

/** YYYY-MM-DD. */
export const calendarDay = (column: string): string => `to_char(${column}, 'YYYY-MM-DD')`;

/** A time within JSON, as replies write it. */
export const instant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export const OWNER = { userId: 'student_id' };
