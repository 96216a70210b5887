import { z } from 'zod';

/** "1e3", "0x10" and " 5 " are numbers to JavaScript; whoever sends them in an address made a mistake they should hear of. */
const read = (digits: RegExp) => (written: unknown) =>
  typeof written === 'string' && digits.test(written) ? Number(written) : written;

/** A whole number of a query or a path, written in plain digits; `error` says whatever is wrong with it. */
export const wholeNumberIn = (least: number, most: number, error: string) =>
  z.preprocess(read(/^\d+$/), z.int({ error }).min(least, error).max(most, error));

/** The same with or without decimals: "0.25". */
export const numberIn = (least: number, most: number, error: string) =>
  z.preprocess(read(/^\d+(\.\d+)?$/), z.number({ error }).min(least, error).max(most, error));
