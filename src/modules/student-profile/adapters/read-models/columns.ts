import { type ZodObject } from 'zod';

const snakeCase = (name: string): string => name.replaceAll(/(?<=[^_])([A-Z])/g, '_$1').toLowerCase();

/** The select list of a reply whose fields are columns of the same names; the others say their SQL. */
export const columnsOf = (reply: ZodObject, expressions: Record<string, string> = {}): string =>
  Object.keys(reply.shape)
    .map((field) => `${expressions[field] ?? snakeCase(field)} as "${field}"`)
    .join(', ');

export const OWNER = { userId: 'student_id' };
