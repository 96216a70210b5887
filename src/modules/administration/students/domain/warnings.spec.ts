import { describe, expect, it } from 'vitest';
import { type Readiness, warningsFor } from './warnings.js';

const READY: Readiness = {
  percentage: 100,
  applications: 1,
  activities: 3,
  satTotal: 1400,
  actComposite: null,
  testPreference: 'SAT',
};

describe('the warnings about a student', () => {
  it('are none for a student who is ready', () => {
    expect(warningsFor(READY)).toEqual([]);
  });

  it.each<[string, Partial<Readiness>]>([
    ['Profile is under 60% complete.', { percentage: 59 }],
    ['No applications yet.', { applications: 0 }],
    ['No test scores on file.', { satTotal: null }],
    ['Fewer than 3 activities.', { activities: 2 }],
  ])('say "%s"', (text, lacking) => {
    expect(warningsFor({ ...READY, ...lacking })).toEqual([text]);
  });

  it.each<[string, Partial<Readiness>]>([
    ['sixty percent', { percentage: 60 }],
    ['an ACT in place of an SAT', { satTotal: null, actComposite: 30 }],
    ['a student who sends no scores', { satTotal: null, testPreference: 'Neither' }],
  ])('accept %s', (_what, student) => {
    expect(warningsFor({ ...READY, ...student })).toEqual([]);
  });

  it('come in a fixed order', () => {
    const nothing = { percentage: 0, applications: 0, activities: 0, satTotal: null, testPreference: null };
    expect(warningsFor({ ...READY, ...nothing })).toHaveLength(4);
  });
});
