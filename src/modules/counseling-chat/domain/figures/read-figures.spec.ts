import { describe, expect, it } from 'vitest';
import { readFigures } from './read-figures.js';

const read = (text: string) =>
  readFigures(text).map(({ text: written, unit, value }) => [written, unit, value]);

describe('reading the numbers of a text', () => {
  it.each([
    [
      '28% to 92%',
      [
        ['28%', 'percent', 0.28],
        ['92%', 'percent', 0.92],
      ],
    ],
    [
      '28–92%',
      [
        ['28', 'percent', 0.28],
        ['92%', 'percent', 0.92],
      ],
    ],
    [
      'between 28 and 92 percent',
      [
        ['28', 'percent', 0.28],
        ['92 percent', 'percent', 0.92],
      ],
    ],
    ['about $18,800 a year', [['$18,800', 'dollars', 18800]]],
    ['under 20k', [['20k', 'dollars', 20000]]],
    ['$1.2 million', [['$1.2 million', 'dollars', 1200000]]],
    ['fifteen points', [['fifteen points', 'points', 15]]],
    ['7 in 10', [['7 in 10', 'fraction', 0.7]]],
    ['nine out of ten', [['nine out of ten', 'fraction', 0.9]]],
    ['two thirds of students', [['two thirds', 'fraction', 2 / 3]]],
    ['half of them', [['half of', 'fraction', 0.5]]],
    ['#5', [['#5', 'rank', 5]]],
    ['top 10', [['top 10', 'rank', 10]]],
    ['ranked third', [['ranked third', 'rank', 0]]],
    ['fifth in the nation', [['fifth in the nation', 'rank', 0]]],
    ['November 1', [['November 1', 'date', 0]]],
    ['due 11/1', [['11/1', 'date', 0]]],
    ['early January', [['early January', 'date', 0]]],
    ['fall 2023', [['2023', 'year', 0]]],
    ['2026-27', [['2026-27', 'year', 0]]],
    ['twice as likely', [['twice', 'multiplier', 0]]],
    ['a 3.7 GPA', [['3.7', 'plain', 3.7]]],
    [
      '1330–1480',
      [
        ['1330', 'plain', 1330],
        ['1480', 'plain', 1480],
      ],
    ],
    ['45,662 students', [['45,662', 'plain', 45662]]],
    ['four thousand students', [['four thousand', 'dollars', 4000]]],
  ])('finds those of "%s"', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    'one question',
    'your two safeties',
    'in ninth grade',
    'the first one',
    'a quarterback',
    'Half Moon Bay',
    'Early Decision and Early Action',
    'a double major',
  ])('leaves counts and names in words alone: "%s"', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('says whether a number is a bound or rounded', () => {
    expect(readFigures('98%+ and about 4,300')).toMatchObject([
      { bound: 'above', hedged: false },
      { bound: null, hedged: true },
    ]);
    expect(readFigures('under 1%')).toMatchObject([{ bound: 'below' }]);
  });

  it('reads 2,000 hostile characters at once', () => {
    for (const text of [
      '1'.repeat(2000),
      '1,'.repeat(1000),
      '$'.repeat(2000),
      '1 to '.repeat(400),
      'top-'.repeat(500),
    ])
      expect(Array.isArray(readFigures(text))).toBe(true);
  });
});
