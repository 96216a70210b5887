import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type InvalidInput } from '../replies/http-refusals.js';
import { validationPipe } from './validation.pipe.js';

const NAME = z.object({ name: z.string().max(10), tags: z.array(z.string()).optional() });

const problemsOf = async (value: unknown, schema: z.ZodType = NAME) => {
  const refusal: unknown = await validationPipe()
    .transform(value, { type: 'body', schema })
    .catch((error: unknown) => error);
  return (refusal as InvalidInput).problems;
};

describe('a request', () => {
  it.each([
    ['a NUL character', { name: 'May\0a' }, 'name'],
    ['half of a surrogate pair', { name: 'Maya \ud83c' }, 'name'],
    ['one of them deep inside', { name: 'Maya', tags: ['a', 'b\0'] }, 'tags.1'],
    ['one of them in a field that is not read', { name: 'Maya', other: { note: '\0' } }, 'other.note'],
  ])('with %s is refused', async (_what, body, path) => {
    expect(await problemsOf(body)).toEqual([
      { path, message: 'This contains a character we can’t use. Please type it again.' },
    ]);
  });

  it('with a text that can be stored is read', async () => {
    const body = { name: 'Zoë 🌵' };

    expect(await validationPipe().transform(body, { type: 'body', schema: NAME })).toEqual(body);
  });

  it('with thousands of mistakes is told about the first fifty', async () => {
    const tags = Array.from({ length: 5000 }, () => 7);

    expect(await problemsOf({ name: 'Maya', tags })).toHaveLength(50);
  });

  it('nested very deeply is refused like any other', async () => {
    let deep: unknown = '\0';
    for (let depth = 0; depth < 100_000; depth++) deep = [deep];

    expect(await problemsOf(deep, z.unknown())).toHaveLength(1);
  });
});
