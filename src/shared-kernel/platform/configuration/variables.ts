import { z } from 'zod';

/** Environment variables as the process was given them. */
export type Variables = Readonly<Record<string, string | undefined>>;

export const isSet = (variables: Variables, name: string): boolean => (variables[name] ?? '').trim() !== '';

export const isProduction = (variables: Variables): boolean => variables['NODE_ENV'] === 'production';

/** Blank counts as not set. */
export const optionalText = z
  .string()
  .trim()
  .transform((value) => (value === '' ? undefined : value))
  .optional();

export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
