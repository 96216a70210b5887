import { expect, it } from 'vitest';
import { normalize } from '../language/normalize.js';
import { NOTHING_NAMED } from '../entities/entities.js';
import { asOfTheStudent, saysAParentWrites } from './parent-writes.js';

const isByParent = (message: string): boolean => saysAParentWrites(normalize(message).plain);

it.each([
  'Good evening. I am the mother of Ana.',
  "Hello, this is Ana's mother",
  "hi this is ben's dad",
  'I am a parent and new to this',
])('a parent says so: %s', (message) => {
  expect(isByParent(message)).toBe(true);
});

it.each([
  'my mom said no',
  'this is my dad said no',
  'i am first gen, my mother did not go',
  'my dad is a nurse',
])('a student speaks of a parent: %s', (message) => {
  expect(isByParent(message)).toBe(false);
});

it('what a parent tells is told of the student', () => {
  const fact = {
    kind: 'home-state',
    value: 'GA',
    span: { from: 0, to: 1 },
    mood: 'fact',
    whose: 'child',
  } as const;

  expect(asOfTheStudent({ ...NOTHING_NAMED, facts: [fact] }).facts).toEqual([{ ...fact, whose: 'mine' }]);
});
