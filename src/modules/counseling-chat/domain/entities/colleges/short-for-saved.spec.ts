import { describe, expect, it } from 'vitest';
import { mentioned } from '../../../testing/reading.js';

const GEORGIA_TECH = 139755;
const VIRGINIA_TECH = 233921;
const UC_DAVIS = 110644;
const UCLA = 110662;

const meant = (message: string, saved: readonly number[]): readonly (number | undefined)[] =>
  mentioned(message, { saved }).map(({ candidates }) => candidates[0]);

describe('a short name that fits one saved college', () => {
  it.each([
    ['can i get into tech', [GEORGIA_TECH], GEORGIA_TECH],
    ['what about tech?', [VIRGINIA_TECH, UCLA], VIRGINIA_TECH],
    ['how much would uc cost', [UC_DAVIS, GEORGIA_TECH], UC_DAVIS],
  ])('is that college: %s', (message, saved, college) => {
    expect(meant(message, saved)).toEqual([college]);
  });

  it.each([
    ['can i get into tech', []],
    ['can i get into tech', [GEORGIA_TECH, VIRGINIA_TECH]],
    ['i want a job in the tech industry', [GEORGIA_TECH]],
  ])('is none where it fits none, several, or is an ordinary word: %s', (message, saved) => {
    expect(meant(message, saved)).toEqual([]);
  });
});

it('a saved college settles a name that several share', () => {
  expect(meant('chances at usc', [218663])).toEqual([218663]);
});
