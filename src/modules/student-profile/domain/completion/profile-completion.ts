import { type AnsweredFields, answeredFields } from './answered-fields.js';
import { type AnsweredProfile, percentOf } from './answered-profile.js';
import { PROFILE_SECTIONS, type SectionStatus, statusOf } from './profile-sections.js';

interface SectionProgress {
  readonly section: 'personal' | 'academic' | 'readiness';
  readonly step: string;
  readonly title: string;
  readonly status: SectionStatus;
}

/** How much of a profile is done, counted in three ways. */
export interface ProfileCompletion {
  /** Completed sections out of twelve. */
  readonly percent: number;
  readonly completedSections: number;
  readonly sections: readonly SectionProgress[];
  /** The eight checks: name, address, background, interests, school, GPA, tests, advanced courses. */
  readonly checks: { readonly completed: number; readonly total: number; readonly percent: number };
  readonly answeredFields: AnsweredFields;
}

export function profileCompletion(profile: AnsweredProfile): ProfileCompletion {
  const sections = PROFILE_SECTIONS.map((each) => {
    const { section, step, title } = each;
    return { section, step, title, status: statusOf(each, profile) };
  });
  const all = completed(sections);
  // The eight checks leave out activities, portfolio, awards and research.
  const checks = completed(sections.filter(({ section }) => section !== 'readiness'));
  return {
    percent: all.percent,
    completedSections: all.completed,
    sections,
    checks,
    answeredFields: answeredFields(profile),
  };
}

function completed(sections: readonly SectionProgress[]): ProfileCompletion['checks'] {
  const done = sections.filter(({ status }) => status === 'complete').length;
  return { completed: done, total: sections.length, percent: percentOf(done, sections.length) };
}
