import { describe, expect, it } from 'vitest';
import { ALL_SECTIONS_ANSWERED, NOTHING_ANSWERED } from '../../testing/answered-profiles.js';
import { type AnsweredProfile } from './answered-profile.js';
import { profileCompletion } from './profile-completion.js';

describe('the completion of a profile', () => {
  it.each<[string, AnsweredProfile, number]>([
    ['nothing', NOTHING_ANSWERED, 0],
    ['a name', { ...NOTHING_ANSWERED, firstName: 'Maya', lastName: 'Lin' }, 8],
    ['half a name', { ...NOTHING_ANSWERED, firstName: 'Maya' }, 0],
    ['ten sections', { ...ALL_SECTIONS_ANSWERED, awards: 0, researchProjects: 0 }, 83],
    ['eleven sections', { ...ALL_SECTIONS_ANSWERED, awards: 0 }, 92],
    ['everything', ALL_SECTIONS_ANSWERED, 100],
  ])('with %s is the rounded share of the twelve sections', (_what, profile, percent) => {
    expect(profileCompletion(profile).percent).toBe(percent);
  });

  it('shows the status of each section', () => {
    const { sections, completedSections } = profileCompletion({ ...ALL_SECTIONS_ANSWERED, city: null });

    expect(completedSections).toBe(11);
    expect(sections).toHaveLength(12);
    expect(sections.slice(0, 2)).toEqual([
      { section: 'personal', step: 'basic', title: 'Basic info', status: 'complete' },
      { section: 'personal', step: 'address', title: 'Address', status: 'partial' },
    ]);
  });
});

describe('the checks of the profile page', () => {
  const checks = (profile: AnsweredProfile) => profileCompletion(profile).checks;

  it.each<[string, Partial<AnsweredProfile>]>([
    ['name', { lastName: null }],
    ['address', { city: null }],
    ['background', { parentEducationLevel: null }],
    ['interests', { careerGoals: [] }],
    ['school', { graduationYear: null }],
    ['GPA', { unweightedGpa: null }],
    ['tests', { actComposite: null }],
    ['advanced courses', { honorsCourses: null }],
  ])('count the %s', (_check, without) => {
    expect(checks({ ...ALL_SECTIONS_ANSWERED, ...without })).toEqual({ completed: 7, total: 8, percent: 88 });
  });

  it('do not count the four lists', () => {
    const noLists = { activities: 0, portfolioItems: 0, awards: 0, researchProjects: 0 };

    expect(checks({ ...ALL_SECTIONS_ANSWERED, ...noLists })).toEqual({
      completed: 8,
      total: 8,
      percent: 100,
    });
    expect(checks({ ...NOTHING_ANSWERED, activities: 3 })).toEqual({ completed: 0, total: 8, percent: 0 });
  });
});
