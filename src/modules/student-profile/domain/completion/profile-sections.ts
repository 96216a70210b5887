import { type AnsweredProfile, isAnswered } from './answered-profile.js';

export type SectionStatus = 'complete' | 'partial' | 'incomplete';

interface ProfileSection {
  section: 'personal' | 'academic' | 'readiness';
  step: string;
  title: string;
  /** Complete when every group holds at least one answer; partial when any answer of `begun` is there. */
  complete: (profile: AnsweredProfile) => readonly (readonly unknown[])[];
  begun: (profile: AnsweredProfile) => readonly unknown[];
}

const list = (step: string, title: string, count: (profile: AnsweredProfile) => number): ProfileSection => ({
  section: 'readiness',
  step,
  title,
  complete: (profile) => [[count(profile) > 0 ? true : null]],
  begun: () => [],
});

/** The twelve sections in the order of the profile. `step` is the key of a section within its group. */
export const PROFILE_SECTIONS: readonly ProfileSection[] = [
  {
    section: 'personal',
    step: 'basic',
    title: 'Basic info',
    complete: (p) => [[p.firstName], [p.lastName]],
    begun: (p) => [p.firstName, p.lastName],
  },
  {
    section: 'personal',
    step: 'address',
    title: 'Address',
    complete: (p) => [[p.streetAddress], [p.city], [p.state]],
    begun: (p) => [p.streetAddress, p.city, p.state],
  },
  {
    section: 'personal',
    step: 'background',
    title: 'Background',
    complete: (p) => [[p.raceEthnicity], [p.parentEducationLevel]],
    begun: (p) => [p.raceEthnicity, p.parentEducationLevel, p.householdIncomeRange],
  },
  {
    section: 'personal',
    step: 'fit',
    title: 'Fit & Preferences',
    complete: (p) => [[p.intendedMajor], [p.careerGoals], p.preferences],
    begun: (p) => [p.intendedMajor, p.careerGoals, ...p.preferences],
  },
  {
    section: 'academic',
    step: 'school',
    title: 'School info',
    complete: (p) => [[p.schoolName], [p.currentGradeLevel], [p.graduationYear]],
    begun: (p) => [p.schoolName, p.currentGradeLevel, p.graduationYear],
  },
  {
    section: 'academic',
    step: 'performance',
    title: 'Academic performance',
    complete: (p) => [[p.unweightedGpa], [p.gpaScale]],
    begun: (p) => [p.unweightedGpa, p.weightedGpa, p.classRank],
  },
  {
    section: 'academic',
    step: 'tests',
    title: 'Tests',
    complete: (p) => [[p.satTotal, p.actComposite]],
    begun: (p) => [p.satTotal, p.satMath, p.satReadingWriting, p.actEnglish, p.actMath],
  },
  {
    section: 'academic',
    step: 'advanced',
    title: 'Advanced coursework',
    complete: (p) => [
      [p.apCoursesTaken, p.honorsCourses, p.dualEnrollmentCredits, p.courses].filter((count) => count !== 0),
    ],
    begun: (p) => [
      p.apCoursesTaken,
      p.apCoursesPlanned,
      p.honorsCourses,
      p.dualEnrollmentCredits,
      p.ibProgram,
      p.ibHlCount,
      p.ibSlCount,
    ],
  },
  list('activities', 'Activities', (p) => p.activities),
  list('portfolio', 'Portfolio', (p) => p.portfolioItems),
  list('awards', 'Awards', (p) => p.awards),
  list('research', 'Research', (p) => p.researchProjects),
];

export function statusOf(section: ProfileSection, profile: AnsweredProfile): SectionStatus {
  if (section.complete(profile).every((answers) => answers.some(isAnswered))) return 'complete';
  return section.begun(profile).some(isAnswered) ? 'partial' : 'incomplete';
}
