import { clip } from '../numeric/clip.js';
import { type StudentFacts } from './student-facts.js';

export type Courses = Pick<
  StudentFacts,
  'apCoursesTaken' | 'ibHlCount' | 'ibSlCount' | 'honorsCourses' | 'dualEnrollmentCredits'
>;

/**
 * How much other courses count beside one AP course. Judgment from public literature. IB courses take two years, and a full
 * diploma (three at each level) is the most demanding program a school offers: counted by courses it was below the usual eight,
 * so listing it lowered a chance.
 */
const HL_COURSE = 2;
const SL_COURSE = 1;
const HONORS_COURSE = 0.4;
const MOST_HONORS_COURSES = 8;
const DUAL_CREDITS_PER_COURSE = 4;

/** All five counts as a number of AP courses; null when none of them was ever entered. */
export function advancedCourses(courses: Courses): number | null {
  const { apCoursesTaken, ibHlCount, ibSlCount, honorsCourses, dualEnrollmentCredits } = courses;
  if ((apCoursesTaken ?? ibHlCount ?? ibSlCount ?? honorsCourses ?? dualEnrollmentCredits) === null)
    return null;
  return (
    (apCoursesTaken ?? 0) +
    HL_COURSE * (ibHlCount ?? 0) +
    SL_COURSE * (ibSlCount ?? 0) +
    HONORS_COURSE * Math.min(honorsCourses ?? 0, MOST_HONORS_COURSES) +
    (dualEnrollmentCredits ?? 0) / DUAL_CREDITS_PER_COURSE
  );
}

/** What is usual among applicants, and how much they differ. */
const USUAL_COURSES = 8;
const SPREAD_OF_COURSES = 5;
const MOST_RIGOR = 1.5;

/** Advanced courses compared with those of other applicants; 0 is usual. */
export function rigorIndex(courses: number): number {
  return clip((courses - USUAL_COURSES) / SPREAD_OF_COURSES, -MOST_RIGOR, MOST_RIGOR);
}
