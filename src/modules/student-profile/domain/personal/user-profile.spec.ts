import { describe, expect, it } from 'vitest';
import { AnswersRefused, TooYoung } from '../student-profile.errors.js';
import { UserProfile } from './user-profile.js';
import { type PersonalAnswers } from './personal-answers.js';

const NOW = new Date('2026-11-20T23:00:00Z');
const KNOWN = { firstName: 'Maya', lastName: 'Lin', email: 'maya@example.org' };

class OpenUserProfile extends UserProfile {
  get current(): PersonalAnswers {
    return this.answers;
  }
}
const aProfile = () => new OpenUserProfile('u-1', 'maya', NOW);

describe('the birth date', () => {
  it.each(['2013-11-20', '2009-03-14', '1900-01-01'])('%s is fine', (dateOfBirth) => {
    const profile = aProfile();
    profile.revise({ dateOfBirth }, NOW);
    expect(profile.current.dateOfBirth).toBe(dateOfBirth);
  });

  it.each(['2013-11-21', '2020-01-01', '2026-11-20'])('%s is too young', (dateOfBirth) => {
    expect(() => aProfile().revise({ dateOfBirth }, NOW)).toThrow(TooYoung);
  });

  it.each(['2026-11-21', '1899-12-31'])('%s is a typo', (dateOfBirth) => {
    expect(() => aProfile().revise({ dateOfBirth }, NOW)).toThrow(AnswersRefused);
  });
});

describe('the required personal answers', () => {
  it('may be missing at first', () => {
    const profile = aProfile();
    profile.revise({ firstName: null, email: null, dateOfBirth: null, city: 'Toledo' }, NOW);
    expect(profile.current).toMatchObject({ firstName: null, city: 'Toledo' });
  });

  it('cannot be cleared', () => {
    const profile = aProfile();
    profile.revise(KNOWN, NOW);

    expect(() => profile.revise({ firstName: null, email: null }, NOW)).toThrow(
      expect.objectContaining({
        problems: [
          { path: 'firstName', message: 'First name is required' },
          { path: 'email', message: 'Email is required' },
        ],
      }),
    );
  });
});

describe('race and ethnicity', () => {
  it.each([[['Asian', 'White']], [['Prefer not to answer']], [[]]] as const)('may be %j', (chosen) => {
    const profile = aProfile();
    profile.revise({ raceEthnicity: [...chosen] }, NOW);
    expect(profile.current.raceEthnicity).toEqual(chosen);
  });

  it('cannot be declined and given at once', () => {
    expect(() => aProfile().revise({ raceEthnicity: ['White', 'Prefer not to answer'] }, NOW)).toThrow(
      'Choose “Prefer not to answer” alone, or what describes you',
    );
  });
});

describe('filling in the registration’s answers', () => {
  it('keeps what the student has entered', () => {
    const profile = aProfile();
    profile.revise({ firstName: 'Maja' }, NOW);

    expect(profile.prefill(KNOWN, NOW)).toBe(true);
    expect(profile.current).toMatchObject({ ...KNOWN, firstName: 'Maja' });
  });

  it('happens once', () => {
    const profile = aProfile();
    profile.prefill(KNOWN, NOW);
    profile.revise({ email: 'maya@school.example' }, NOW);

    expect(profile.prefill({ ...KNOWN, lastName: 'Other' }, NOW)).toBe(false);
    expect(profile.current).toMatchObject({ lastName: 'Lin', email: 'maya@school.example' });
  });
});
