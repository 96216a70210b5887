import { afterAll, beforeAll, expect, it } from 'vitest';
import { resolved, type Schema } from '../../support/api-document.js';
import { call, type Person, register } from '../../support/data/people.js';
import { choicesOf, PROFILE_BODIES } from '../../support/data/profile-fields.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

interface Refused {
  errors?: { path: string; message: string }[];
}

let flyleaf: RunningApp;
let maya: Person;
beforeAll(async () => {
  flyleaf = await startApp();
  maya = await register(flyleaf);
});
afterAll(() => flyleaf.close());

/** Values just past each limit that the API document gives a field, and one of the wrong type. */
function beyond(schema: Schema): unknown[] {
  const past = choicesOf(schema).flatMap((choice) => beyondOne(choice));
  const isFree = choicesOf(schema).some(({ type, pattern }) => type === 'string' && pattern === undefined);
  return [...past, isFree ? { a: 'text' } : 'neither'];
}

function beyondOne({ type, enum: choices, minimum, maximum, maxLength, maxItems, items }: Schema): unknown[] {
  if (type === 'integer') return [(minimum ?? 0) - 1, (maximum ?? 0) + 1, 1.5];
  if (type === 'array') return beyondList(choicesOf(items ?? {})[0] ?? {}, maxItems ?? 0);
  if (choices !== undefined) return ['not offered'];
  return type === 'string' && maxLength !== undefined ? ['x'.repeat(maxLength + 1)] : [];
}

function beyondList(item: Schema, maxItems: number): unknown[] {
  const whole = item.properties === undefined ? item.enum?.[0] : {};
  const tooLong = Array.from({ length: maxItems + 1 }, () => whole);
  if (item.properties === undefined) return [['not offered'], tooLong];
  // An id that is none of the student's own is taken as a new row.
  const rows = Object.entries(item.properties)
    .filter(([field]) => field !== 'id')
    .flatMap(([field, schema]) => beyond(resolved(schema)).map((value) => [{ [field]: value }]));
  return [...rows, tooLong];
}

const TABLE = PROFILE_BODIES.flatMap(({ method, route, fields }) =>
  Object.entries(fields).flatMap(([field, schema]) =>
    beyond(resolved(schema)).map((value) => ({ method, route, field, value })),
  ),
);

it('knows at least one value past the limits of each field', () => {
  const fields = new Set(TABLE.map(({ route, field }) => `${route} ${field}`));

  expect(TABLE.length).toBeGreaterThan(2 * fields.size);
});

it.each(PROFILE_BODIES)(
  '$method $route refuses every value past a limit and names the field',
  async (body) => {
    const answers = await Promise.all(
      TABLE.filter(({ route }) => route === body.route).map(async ({ field, value }) => {
        const sent = { [field]: value };
        const { status, body: refused } = await call<Refused>(flyleaf, maya, body.method, body.route, sent);
        const problem = refused.errors?.find(({ path }) => path.split('.')[0] === field);
        return { field, value: JSON.stringify(value).slice(0, 40), status, sentence: problem?.message };
      }),
    );

    const wrong = answers.filter(
      ({ status, sentence }) =>
        status !== 400 || sentence === undefined || /^Invalid|expected/i.test(sentence),
    );
    expect(wrong).toEqual([]);
  },
);
