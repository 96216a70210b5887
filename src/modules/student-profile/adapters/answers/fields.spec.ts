import { describe, expect, it } from 'vitest';
import { someOf } from './fields.js';

const SETTINGS = someOf('settings', ['Urban', 'Suburban', 'Rural']);
const messagesFor = (value: unknown) =>
  SETTINGS.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('a list of choices', () => {
  it.each([
    [
      ['Rural', 'Urban'],
      ['Rural', 'Urban'],
    ],
    [['Rural', 'Rural'], ['Rural']],
    [[], []],
    [null, []],
  ])('reads %j as %j', (sent, kept) => {
    expect(SETTINGS.parse(sent)).toEqual(kept);
  });

  it('refuses a choice that is not offered', () => {
    expect(messagesFor(['Rural', 'Lunar'])).toEqual(['Choose settings from the list']);
  });

  it.each([['Rural'], ['Lunar']])('refuses 25,000 times %s in one sentence', (choice) => {
    expect(messagesFor(Array.from({ length: 25_000 }, () => choice))).toEqual([
      'Choose each of the settings only once',
    ]);
  });
});
