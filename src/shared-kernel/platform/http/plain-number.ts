import { z } from 'zod';

/** JavaScript reads "1e3", "0x10" and " 5 " as numbers too; in an address they are mistakes. */
const read = (digits: RegExp) => (value: unknown) =>
  typeof value === 'string' && digits.test(value) ? Number(value) : value;

/** A whole number in a query or a path, in plain digits; `error` is the message for every mistake. */
export const wholeNumberIn = (least: number, most: number, error: string) =>
  z.preprocess(read(/^\d+$/), z.int({ error }).min(least, error).max(most, error));

/** The same with or without decimals: "0.25". */
export const numberIn = (least: number, most: number, error: string) =>
  z.preprocess(read(/^\d+(\.\d+)?$/), z.number({ error }).min(least, error).max(most, error));
