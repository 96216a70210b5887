import { describe, expect, it } from 'vitest';
import { TEST_GRADE_CORRELATION } from '../college/admission/admission-model.js';
import { prepareColleges } from '../college/prepare-colleges.js';
import { numberAt } from '../numeric/column.js';
import { aCollege } from '../testing/colleges.js';
import { seededNormal } from '../testing/seeded-random.js';
import { WORKED_COLLEGES } from '../testing/worked-colleges.js';
import { measureStudent } from '../student/measure-student.js';
import { P8 } from '../testing/worked-profiles.js';
import { applicantOf, type Applicant } from './applicant.js';
import { newOdds, oddsAt } from './chance.js';

const DRAWS = 40_000;

const colleges = [
  ...WORKED_COLLEGES.filter(({ admitRate, federalRegion }) => admitRate !== null && federalRegion !== 0),
  ...[0.011, 0.2, 0.4, 0.6, 0.8, 0.97].map((admitRate) =>
    aCollege({ admitRate, name: `private, ${admitRate}` }),
  ),
  ...[0.05, 0.3, 0.75].map((admitRate) =>
    aCollege({ admitRate, name: `public, ${admitRate}`, control: 'public' }),
  ),
  // The advice on sending a score makes the applicant better off than the pool, so nobody may choose here.
].map(
  (college) =>
    ({
      ...college,
      testPolicy: college.testPolicy === 'optional' ? 'required' : college.testPolicy,
    }) as const,
);

describe('averaged over the pool of a college', () => {
  const columns = prepareColleges(colleges);
  const anyone = applicantOf(measureStudent(P8), columns);

  it.each(colleges.map((college, row) => [college.name, row, columns.finishedRate[row] ?? 0] as const))(
    'the chance is the share it admits of finished applications: %s',
    (_name, row, finishedRate) => {
      const normal = seededNormal(4711 + row);
      const odds = newOdds();
      // Where the mean score is imputed, part of the pool's variance is the imputation's and not the applicants'.
      const spread = Math.sqrt(1 - numberAt(columns.imputationNoise, row));
      let sum = 0;
      for (let draw = 0; draw < DRAWS; draw++) {
        // Each draw and its mirror image, so that the sample has the pool's mean exactly.
        const deviates = [normal(), normal(), normal(), normal()] as const;
        for (const sign of [1, -1]) {
          oddsAt(applicantFrom(row, deviates, sign * spread), columns, row, odds);
          sum += odds.chance;
        }
      }
      expect(Math.abs(sum / (2 * DRAWS) - finishedRate)).toBeLessThanOrEqual(0.002);
    },
  );

  function applicantFrom(
    row: number,
    [a, b, c, d]: readonly [number, number, number, number],
    scale: number,
  ): Applicant {
    const test = scale * a;
    const grades = scale * (TEST_GRADE_CORRELATION * a + Math.sqrt(1 - TEST_GRADE_CORRELATION ** 2) * b);
    return {
      ...anyone,
      hasTest: true,
      test: numberAt(columns.poolTestMean, row) + numberAt(columns.poolTestDeviation, row) * test,
      hasGrades: true,
      grades: numberAt(columns.poolGradeMean, row) + numberAt(columns.poolGradeDeviation, row) * grades,
      activities: scale * c,
      activitiesUnknown: 0,
      rigor: scale * d,
      rigorUnknown: 0,
    };
  }
});
