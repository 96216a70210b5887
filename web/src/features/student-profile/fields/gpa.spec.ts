import { describe, expect, it } from 'vitest';
import { gpaOptions, Grades, looksOutOfScale } from './gpa';

const grades = (typed: Partial<Grades>): Grades => ({
  gpaScale: '4.0',
  unweightedGpa: '',
  weightedGpa: '',
  notYet: false,
  ...typed,
});

const refusalOf = (typed: Partial<Grades>) => Grades.safeParse(grades(typed)).error?.issues[0]?.message;

describe('the common GPA values', () => {
  it.each([
    ['4.0', 'unweighted', '4.0', '0.0', 41],
    ['4.0', 'weighted', '5.0', '0.0', 51],
    ['5.0', 'weighted', '6.0', '0.0', 61],
    ['6.0', 'weighted', '7.0', '0.0', 71],
    ['100', 'unweighted', '100', '<70', 32],
    ['100', 'weighted', '110', '<70', 42],
  ] as const)('run on the %s scale, %s, from %s down to %s', (scale, kind, first, last, count) => {
    const options = gpaOptions(scale, kind);

    expect([options[0], options.at(-1), options.length]).toEqual([first, last, count]);
  });
});

describe('a GPA', () => {
  it.each([
    [{ unweightedGpa: '3.85' }],
    [{ unweightedGpa: ' 4 ' }],
    [{ unweightedGpa: '' }],
    [{ weightedGpa: 'N/A' }],
    [{ weightedGpa: '5.00' }],
    [{ gpaScale: '5.0', weightedGpa: '6' }],
    [{ gpaScale: '6.0', weightedGpa: '7' }],
    [{ gpaScale: '100', unweightedGpa: '<70' }],
    [{ gpaScale: '100', weightedGpa: '110' }],
  ] as const)('may be %o', (typed) => {
    expect(refusalOf(typed)).toBeUndefined();
  });

  it.each([
    [{ unweightedGpa: 'good' }, 'Unweighted GPA must be a number with at most two decimals, or N/A'],
    [{ unweightedGpa: '3.855' }, 'Unweighted GPA must be a number with at most two decimals, or N/A'],
    [{ unweightedGpa: '-1' }, 'Unweighted GPA must be a number with at most two decimals, or N/A'],
    [{ unweightedGpa: '4.01' }, 'Unweighted GPA must be between 0 and 4 on the 4.0 scale'],
    [{ unweightedGpa: '<70' }, 'Unweighted GPA must be between 0 and 4 on the 4.0 scale'],
    [{ weightedGpa: '5.1' }, 'Weighted GPA must be between 0 and 5 on the 4.0 scale'],
    [{ gpaScale: '5.0', weightedGpa: '6.1' }, 'Weighted GPA must be between 0 and 6 on the 5.0 scale'],
    [{ gpaScale: '100', weightedGpa: '111' }, 'Weighted GPA must be between 0 and 110 on the 100 scale'],
  ] as const)('may not be %o', (typed, refusal) => {
    expect(refusalOf(typed)).toBe(refusal);
  });

  it.each([
    ['3.8', '100', true],
    ['93', '100', false],
    ['3.8', '4.0', false],
  ] as const)('of %s on the %s scale looks out of scale: %s', (gpa, scale, looks) => {
    expect(looksOutOfScale(gpa, scale)).toBe(looks);
  });
});
