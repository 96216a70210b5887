import { clip } from '../numeric/clip.js';
import { type StudentFacts } from './student-facts.js';

export type Courses = Pick<
  StudentFacts,
  'apCoursesTaken' | 'ibHlCount' | 'ibSlCount' | 'honorsCourses' | 'dualEnrollmentCredits'
>;

/** How many advanced courses the counts amount to; null when none of the five was ever entered. */
export function advancedCourses(courses: Courses): number | null {
  const { apCoursesTaken, ibHlCount, ibSlCount, honorsCourses, dualEnrollmentCredits } = courses;
  if ((apCoursesTaken ?? ibHlCount ?? ibSlCount ?? honorsCourses ?? dualEnrollmentCredits) === null)
    return null;
  return (
    (apCoursesTaken ?? 0) +
    (ibHlCount ?? 0) +
    0.5 * (ibSlCount ?? 0) +
    0.4 * Math.min(honorsCourses ?? 0, 8) +
    (dualEnrollmentCredits ?? 0) / 4
  );
}

/** uR: eight advanced courses are ordinary for an applicant. */
export function rigorIndex(courses: number): number {
  return clip((courses - 8) / 5, -1.5, 1.5);
}
