import { describe, expect, it } from 'vitest';
import { prepareColleges } from '../../college/prepare-colleges.js';
import { measureStudent } from '../../student/measure-student.js';
import { manyColleges } from '../../testing/colleges.js';
import { WORKED_COLLEGES } from '../../testing/worked-colleges.js';
import { P2, WORKED_PROFILES } from '../../testing/worked-profiles.js';
import { explain } from '../explain.js';
import { summarize } from './match-summary.js';

const columns = prepareColleges([...WORKED_COLLEGES, ...manyColleges(60)], 'fall 2023');

describe('the summary of a college', () => {
  it.each(Object.entries(WORKED_PROFILES))('agrees with the full explanation: %s', (_name, facts) => {
    const student = measureStudent(facts);
    for (let row = 0; row < columns.count; row++)
      expect(explain(student, columns, row)).toMatchObject(summarize(student, columns, row));
  });

  it('throws for a row that does not exist', () => {
    expect(() => summarize(measureStudent(P2), columns, columns.count)).toThrow(RangeError);
  });
});
