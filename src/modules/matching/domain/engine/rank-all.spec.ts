import { describe, expect, it } from 'vitest';
import { assess } from './assess.js';
import { prepareColleges } from './college/prepare-colleges.js';
import { newRanked, rankAll } from './rank-all.js';
import { measureStudent } from './student/measure-student.js';
import { manyColleges } from './testing/colleges.js';
import { WORKED_COLLEGES } from './testing/worked-colleges.js';
import { WORKED_PROFILES } from './testing/worked-profiles.js';

const columns = prepareColleges([...WORKED_COLLEGES, ...manyColleges(60)]);
const students = Object.entries(WORKED_PROFILES);

describe('ranking every college', () => {
  it.each(students)('agrees with one college at a time: %s', (_name, facts) => {
    const student = measureStudent(facts);
    const ranked = rankAll(student, columns);

    for (let row = 0; row < columns.count; row++) {
      const { chance, low, high, match, completeness, chanceSource } = assess(student, columns, row);
      // The rate of a crowded major is known nowhere: the student reads words, and the list is ordered by the college's.
      if (chanceSource !== 'major-admits-separately')
        expect([ranked.chance[row], ranked.low[row], ranked.high[row]]).toEqual(
          [chance, low, high].map((figure) => figure ?? Number.NaN),
        );
      expect(ranked.match[row]).toEqual(match ?? Number.NaN);
      expect(ranked.completeness[row]).toBe(completeness);
    }
  });

  it('overwrites columns that are reused', () => {
    const reused = newRanked(columns.count);
    for (const [, facts] of students) {
      const student = measureStudent(facts);
      expect(rankAll(student, columns, reused)).toBe(reused);
      expect(reused).toEqual(rankAll(student, columns));
    }
  });

  it('gives a college the same figures in another release', () => {
    const [, facts] = students[1] ?? ['', WORKED_PROFILES.P2];
    const student = measureStudent(facts);
    const among = rankAll(student, columns);
    WORKED_COLLEGES.forEach((college, row) => {
      const alone = rankAll(student, prepareColleges([college]));
      expect(alone.chance[0]).toBe(among.chance[row]);
      expect(alone.match[0]).toBe(among.match[row]);
    });
  });

  it('works for an empty release', () => {
    expect(rankAll(measureStudent(WORKED_PROFILES.P2), prepareColleges([])).chance).toHaveLength(0);
  });
});

describe('a release', () => {
  it('finds a college by its unit id', () => {
    expect(columns.facts[columns.rowOf.get(204_796) ?? -1]?.name).toBe('Ohio State University-Main Campus');
  });
});
