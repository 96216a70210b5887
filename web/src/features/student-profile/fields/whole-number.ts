import * as z from 'zod/mini';

/** A whole number in range, empty, or one of `words`. The same rule and messages as the server's. */
export const whole = (name: string, least: number, most: number, ...words: string[]) => {
  const holds = (check: (value: number) => boolean) => (text: string) =>
    text === '' || words.includes(text) || check(Number(text));
  const kind = words.length === 0 ? 'a number' : `a number or ${words.join(' or ')}`;

  return z.string().check(
    z.trim(),
    z.refine(
      holds((value) => !Number.isNaN(value)),
      { error: `${name} must be ${kind}`, abort: true },
    ),
    z.refine(holds(Number.isInteger), { error: `${name} must be a whole number`, abort: true }),
    z.refine(
      holds((value) => value >= least),
      `${name} must be at least ${least}`,
    ),
    z.refine(
      holds((value) => value <= most),
      `${name} must be at most ${most}`,
    ),
  );
};

export const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));

/** A stored value as input text. */
export const typed = (answer: string | number | null | undefined) => answer?.toString() ?? '';
