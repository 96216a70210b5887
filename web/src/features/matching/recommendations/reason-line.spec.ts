import { describe, expect, it } from 'vitest';
import { reasonLine } from './reason-line';

const grades = { factor: 'grades', points: 6.2, words: 'Your grades lift this estimate.' } as const;
const test = { factor: 'test', points: 2.1, words: 'Your SAT score lifts this estimate.' } as const;
const home = { factor: 'residency', points: -3.5, words: 'Where you live lowers this estimate.' } as const;
const rigor = { factor: 'rigor', points: -0.2, words: 'Your courses hardly change it.' } as const;

describe('the reason line of a recommendation', () => {
  it.each([
    ['the strongest reason each way', [test, rigor, home, grades], `${grades.words} ${home.words}`],
    ['only one direction when nothing pulls the other way', [rigor, test], test.words],
    ['nothing when no factor changes the estimate', [rigor], ''],
    ['nothing without factors', [], ''],
  ])('says %s', (_what, contributions, line) => {
    expect(reasonLine(contributions)).toBe(line);
  });
});
