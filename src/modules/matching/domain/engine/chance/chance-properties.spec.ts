import { describe, expect, it } from 'vitest';
import { assess } from '../assess.js';
import { admissionModel } from '../college/admission/admission-model.js';
import { prepareColleges } from '../college/prepare-colleges.js';
import { RESIDENCE_RATES } from '../college/admission/residence-rates.js';
import { quartilesOf } from '../college/admission/test-spread.js';
import { normalCdf } from '../numeric/normal.js';
import { measureStudent } from '../student/measure-student.js';
import { CHANCE_PROPERTIES } from '../testing/chance-properties.js';
import { manyColleges } from '../testing/colleges.js';
import { seededStudents } from '../testing/seeded-students.js';
import { starterColleges } from '../testing/starter-colleges.js';
import { RPI, PRINCETON, TEXAS_AM, WORKED_COLLEGES } from '../testing/worked-colleges.js';
import { aStudent, P2 } from '../testing/worked-profiles.js';

const STUDENTS = 200;
/** Milliseconds: a million estimates for one property. */
const LONGEST = 60_000;

const colleges = [...WORKED_COLLEGES, RPI, PRINCETON, TEXAS_AM, ...manyColleges(20), ...starterColleges()];
const columns = prepareColleges(colleges);
const students = seededStudents(STUDENTS);
/** Every student meets some of the colleges, and every college some of the students. */
const GROUPS = 20;
const groups = Array.from({ length: GROUPS }, (_, group) => ({
  students: students.filter((_, i) => i % GROUPS === group),
  columns: prepareColleges(colleges.filter((_, i) => i % GROUPS === group)),
}));

describe('a chance', () => {
  it.each(CHANCE_PROPERTIES.map((property) => [property.words, property] as const))(
    '%s',
    (_words, { violations }) => {
      const found = groups.flatMap((group) => [...violations(group.students, group.columns)]);
      expect(found).toEqual([]);
    },
    LONGEST,
  );

  it('is the published rate for a student of whom only the home state is known', () => {
    for (const [row, { unitId, state }] of columns.facts.entries()) {
      const published = RESIDENCE_RATES.get(unitId);
      if (published === undefined) continue;
      const elsewhere = state === 'ME' ? 'OH' : 'ME';
      for (const [homeState, rate] of [
        [state, published.residents],
        [elsewhere, published.others],
      ] as const) {
        const { chance } = assess(measureStudent(aStudent({ homeState })), columns, row);
        expect(Math.abs((chance ?? Number.NaN) - rate)).toBeLessThanOrEqual(0.0005);
      }
    }
  });

  it('is the same for any gender, race and name', () => {
    const plain = JSON.stringify(assess(measureStudent(P2), columns, 0));
    for (const extra of [{ gender: 'Female' }, { race: 'Black' }, { firstName: 'Maya' }]) {
      expect(JSON.stringify(assess(measureStudent({ ...P2, ...extra }), columns, 0))).toBe(plain);
    }
  });

  it('does not depend on the order of the colleges', () => {
    const reversed = prepareColleges(colleges.toReversed());
    for (const facts of students.slice(0, 10)) {
      const student = measureStudent(facts);
      for (let row = 0; row < 60; row++) {
        const other = columns.count - 1 - row;
        expect(assess(student, columns, row)).toEqual(assess(student, reversed, other));
      }
    }
  });
});

describe('a public college that requires scores', () => {
  const everyoneSends = colleges.filter(
    (college) =>
      college.control === 'public' &&
      college.testPolicy === 'required' &&
      college.admitRate !== null &&
      college.federalRegion !== 0 &&
      quartilesOf(college) !== null,
  );

  it('has the published share of its class below its lower quartile', () => {
    expect(everyoneSends.length).toBeGreaterThan(3);
    for (const college of everyoneSends) {
      const { admittedTestMean, admittedTestDeviation } = admissionModel(college, college.admitRate ?? 1);
      if (admittedTestDeviation < 60) continue;
      const lower = quartilesOf(college)?.[0] ?? Number.NaN;
      expect(normalCdf((lower - admittedTestMean) / admittedTestDeviation)).toBeCloseTo(0.235, 3);
    }
  });
});
