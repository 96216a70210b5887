import { describe, expect, it } from 'vitest';
import { type StudentFacts } from '../student/student-facts.js';
import { listOf, type Place, someone } from '../testing/list-of.js';

const saver: StudentFacts = { ...someone, homeState: 'OH', collegeCommunities: ['HBCU'], maxCost: 15_000 };
const hbcu = (name: string, netPrice: number, chance = 0.9): Place => ({
  name,
  netPrice,
  chance,
  state: 'NC',
  historicallyBlack: true,
});
const wordsFor = (places: readonly Place[], student = saver) =>
  listOf(places, student)
    .shortfalls.map(({ words }) => words)
    .filter((words) => words.includes('of the kind you asked for'));

describe('a list with few colleges of the kind that was asked for', () => {
  it('says which others may well admit, the least too expensive first', () => {
    const dear = [hbcu('Dear', 40_000), hbcu('Less so', 36_000), hbcu('Hard', 36_000, 0.1)];
    expect(wordsFor([hbcu('Fits', 15_000), ...dear])).toEqual([
      'We found one college of the kind you asked for within what your family can plan for. ' +
        'The closest that may well admit you: Less so and Dear. Ask each what aid it would add.',
    ]);
  });

  it('says nothing where there are three, or where none was asked for', () => {
    const three = ['A', 'B', 'C'].map((name) => hbcu(name, 14_000));
    expect(wordsFor([...three, hbcu('Dear', 40_000)])).toEqual([]);
    expect(wordsFor([hbcu('Dear', 40_000)], { ...saver, collegeCommunities: [] })).toEqual([]);
  });
});
