import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';

const LONG_TEXT = 5000;

/** A field emptied on screen is a field not answered. */
export const tidied = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return text === '' ? null : text;
};

const boundedText = (name: string, length: number) =>
  z.string({ error: `${name} must be text` }).max(length, `${name} must be at most ${length} characters`);

/** A text that may be left out. */
export const text = (name: string, length = LONG_TEXT) =>
  z.preprocess(tidied, boundedText(name, length).nullable());

/** A text that is never missing: an empty one becomes the default. */
export const textOr = (usual: string, name: string, length: number) =>
  z.preprocess((value) => tidied(value) ?? usual, boundedText(name, length));

/** A text that must not be empty when it is sent. */
export const requiredText = (name: string, missing: string, length: number) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(length, `${name} must be at most ${length} characters`);

export const oneOf = <const Choices extends readonly string[]>(name: string, choices: Choices) =>
  z.preprocess(tidied, requiredChoice(name, choices).nullable());

export const requiredChoice = <const Choices extends readonly string[]>(name: string, choices: Choices) =>
  z.enum(choices, { error: `Choose ${name} from the list` });

/** Several choices, each once, in the order chosen; null is none. Of a list that is too long only the start is read. */
export const someOf = <const Choices extends readonly string[]>(name: string, choices: Choices) =>
  z.preprocess(
    (value) => (Array.isArray(value) ? value.slice(0, choices.length + 1) : (value ?? [])),
    z
      .array(requiredChoice(name, choices), { error: `Choose ${name} from the list` })
      .max(choices.length, `Choose each of the ${name} only once`)
      .overwrite((chosen) => [...new Set(chosen)]),
  );

const wholeNumber = (name: string, least: number, most: number) =>
  z
    .number({ error: `${name} must be a number` })
    .int(`${name} must be a whole number`)
    .min(least, `${name} must be at least ${least}`)
    .max(most, `${name} must be at most ${most}`);

export const whole = (name: string, least: number, most: number) => wholeNumber(name, least, most).nullable();

/** A year in the calendar's range; the domain decides which years are possible. */
export const year = (name: string) => whole(name, 0, 9999);

/** YYYY-MM-DD. */
export const day = (name: string) =>
  z.preprocess(tidied, z.iso.date(`${name} must be a date, such as 2025-09-01`).nullable());

const DIGITS = /^\d{1,9}$/;

/** A whole number, also as a text of digits, or "N/A". */
export const wholeOrNotApplicable = (name: string, least: number, most: number) =>
  z.preprocess(
    (value) => {
      const tidy = tidied(value);
      return typeof tidy === 'string' && DIGITS.test(tidy) ? Number(tidy) : tidy;
    },
    z
      .union(
        [wholeNumber(name, least, most), z.literal('N/A')],
        unionError(`${name} must be a number or N/A`),
      )
      .nullable(),
  );

/** A number that is not valid gets the number's message; anything else gets the union's. */
const unionError = (sentence: string) => ({
  error: (issue: { input?: unknown; errors?: readonly (readonly { message: string }[])[] }) =>
    typeof issue.input === 'number' ? (issue.errors?.[0]?.[0]?.message ?? sentence) : sentence,
});

export const yesOrNo = z.boolean({ error: 'Answer yes or no' }).nullable();

/** The fields of every stored record besides its answers. */
export const recordFields = {
  id: z.uuid(),
  userId: z.uuid(),
  createdAt: Instant,
  updatedAt: Instant,
};
