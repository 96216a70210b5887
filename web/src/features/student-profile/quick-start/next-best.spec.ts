import { describe, expect, it } from 'vitest';
import { type AcademicProfile, type InterestsGoals, type UserProfile } from '@/api';
import { canEstimate, whatWouldHelpMost } from './next-best';
import { type Profile } from '../profile';

type Known = {
  personal?: Partial<UserProfile>;
  academic?: Partial<AcademicProfile>;
  interests?: Partial<InterestsGoals>;
};

/** Only the fields these questions read. */
const profile = ({ personal, academic, interests }: Known): Profile => ({
  personal: personal ? (personal as UserProfile) : null,
  academic: academic ? (academic as AcademicProfile) : null,
  interests: interests ? (interests as InterestsGoals) : null,
});

const actions = (known: Known) => whatWouldHelpMost(profile(known)).map(({ action }) => action);

const QUICK_START = {
  personal: { state: 'OH', householdIncomeRange: 'prefer not to answer' },
  academic: { unweightedGpa: '3.70', satTotal: 1350, currentGradeLevel: '12th' },
  interests: {
    intendedMajor: 'Undecided',
    collegeSize: ['20000+'],
    location: ['Urban'],
    geographicRegions: ['Midwest'],
    ownership: 'Public',
  },
} satisfies Known;

describe('what would help most', () => {
  it('suggests grades first, then scores, then the home state', () => {
    expect(actions({})).toEqual(['Add your GPA', 'Add a test score', 'Add your home state']);
  });

  it.each([
    ['a weighted GPA is enough', { academic: { weightedGpa: '4.2' } }],
    ['so is an unweighted one', { academic: { unweightedGpa: '3.1', weightedGpa: 'N/A' } }],
  ])('does not suggest grades: %s', (_why, known) => {
    expect(actions(known)).not.toContain('Add your GPA');
  });

  it('accepts "Neither" for scores', () => {
    expect(actions({ academic: { testPreference: 'Neither' } })).not.toContain('Add a test score');
  });

  it('suggests advanced courses once the quick start is complete', () => {
    expect(actions(QUICK_START)).toEqual(['Add your advanced courses']);
  });

  it('suggests nothing when those are known, too', () => {
    const academic = { ...QUICK_START.academic, apCoursesTaken: 0, honorsCourses: 2 };
    expect(actions({ ...QUICK_START, academic })).toEqual([]);
  });
});

describe('an estimate', () => {
  it.each([
    ['nothing', {}, false],
    ['a weighted GPA that does not apply', { academic: { weightedGpa: 'N/A' } }, false],
    ['a plan to send no scores', { academic: { testPreference: 'Neither' as const } }, false],
    ['a GPA', { academic: { unweightedGpa: '2.9' } }, true],
    ['an SAT total', { academic: { satTotal: 1100 } }, true],
    ['an ACT composite', { academic: { actComposite: 24 } }, true],
  ])('from %s: %o is %s', (_what, known, possible) => {
    expect(canEstimate(profile(known))).toBe(possible);
  });
});
