import { describe, expect, it } from 'vitest';
import { completionOf, PROFILE_PARTS, type StoredParts } from './profile-parts.js';

const NOTHING: StoredParts = {
  userProfile: null,
  academicProfile: null,
  interestsGoals: null,
  activities: [],
  leadershipRoles: [],
  collegePreferences: null,
  essays: [],
  applications: [],
};

const presentIn = (stored: Partial<StoredParts>) => {
  const { missing } = completionOf({ ...NOTHING, ...stored });
  return PROFILE_PARTS.filter((part) => !missing.includes(part));
};

describe('the eight parts of a student', () => {
  it('are all missing before the first save', () => {
    expect(completionOf(NOTHING)).toEqual({
      completed: 0,
      total: 8,
      percentage: 0,
      missing: PROFILE_PARTS,
    });
  });

  it('make a rounded share', () => {
    const stored = { activities: [{}], essays: [{}], applications: [{}] };
    expect(completionOf({ ...NOTHING, ...stored })).toMatchObject({ completed: 3, percentage: 38 });
  });

  it.each<[string, Partial<StoredParts>]>([
    ['an answer about the person', { userProfile: { email: 'jae@example.org', city: 'Toledo' } }],
    ['a GPA', { academicProfile: { gpaScale: '4.0', unweightedGpa: '3.9' } }],
    ['that there is no IB program', { academicProfile: { ibProgram: false } }],
    ['a career goal', { interestsGoals: { intendedMajor: null, careerGoals: ['Engineer'] } }],
    ['a wish', { collegePreferences: { schoolSize: 'Small' } }],
    ['a leadership role', { leadershipRoles: [{}] }],
  ])('count %s', (_what, stored) => {
    expect(presentIn(stored)).toEqual(Object.keys(stored));
  });

  it.each<[string, Partial<StoredParts>]>([
    [
      'what the registration filled in',
      { userProfile: { email: 'jae@example.org', country: 'United States' } },
    ],
    ['the usual GPA scale', { academicProfile: { gpaScale: '4.0', satTotal: null } }],
    ['empty interests', { interestsGoals: { intendedMajor: null, careerGoals: [] } }],
  ])('do not count %s', (_what, stored) => {
    expect(presentIn(stored)).toEqual([]);
  });
});
