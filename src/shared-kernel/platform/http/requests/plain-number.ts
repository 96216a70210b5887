import { z } from 'zod';

/** JavaScript also reads "1e3", "0x10" and " 5 " as numbers; in an address they are mistakes. */
const read = (digits: RegExp) => (value: unknown) =>
  typeof value === 'string' && digits.test(value) ? Number(value) : value;

/** A whole number in a query or a path, in plain digits; `error` is the message for every mistake. */
export const wholeNumberIn = (min: number, max: number, error: string) =>
  z.preprocess(read(/^\d+$/), z.int({ error }).min(min, error).max(max, error));

/** The same, but decimals such as "0.25" are allowed. */
export const numberIn = (min: number, max: number, error: string) =>
  z.preprocess(read(/^\d+(\.\d+)?$/), z.number({ error }).min(min, error).max(max, error));
