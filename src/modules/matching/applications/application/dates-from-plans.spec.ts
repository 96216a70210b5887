import { expect, it } from 'vitest';
import {
  FixedApplicationPlans,
  publishedRounds,
} from '#modules/college-catalogue/testing/fixed-application-plans.js';
import { GraduationYears } from '#modules/student-profile/contracts/index.js';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { DatesFromPlans } from './dates-from-plans.js';

const TODAY = new Date('2026-11-23T15:00:00Z');
const DUKE = 198419;
const BERKELEY = 110635;
const lastYears = publishedRounds({ cycle: '2025-26', regularDecision: ['2026-01-02'] });
const thisYears = publishedRounds({ cycle: '2026-27', regularDecision: ['2027-01-04'] });

class GraduatesIn extends GraduationYears {
  constructor(private readonly year: number | null) {
    super();
  }

  of(): Promise<number | null> {
    return Promise.resolve(this.year);
  }
}

const datesFor = (graduationYear: number | null, collegeId: number | null) => {
  const plans = new FixedApplicationPlans({
    collegeId: DUKE,
    rounds: [thisYears, lastYears],
    requirements: null,
  });
  return new DatesFromPlans(plans, new GraduatesIn(graduationYear), new FixedClock(TODAY)).of(
    'maya',
    collegeId,
  );
};

it('has what the college published for the cycle of the student', async () => {
  expect(await datesFor(2027, DUKE)).toMatchObject({ cycle: '2026-27', published: thisYears });
});

it('has the newest other cycle, with its own dates, for a student who applies later', async () => {
  expect(await datesFor(2029, DUKE)).toMatchObject({ cycle: '2028-29', published: thisYears });
});

it.each([
  ['a college that published nothing', 1, ['2026-11-01', '2026-11-01', '2027-01-01']],
  ['the University of California', BERKELEY, ['2026-11-30', '2026-11-30', '2026-11-30']],
  ['no college in particular', null, ['2026-11-01', '2026-11-01', '2027-01-01']],
])('has the usual days of the cycle for %s', async (_of, collegeId, days) => {
  const { usual, published } = await datesFor(null, collegeId);

  expect(published).toBeNull();
  expect(usual.map(({ day }) => day)).toEqual(days);
});
