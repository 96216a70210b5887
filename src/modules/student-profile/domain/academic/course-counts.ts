import { type IbLevel } from '../choices.js';
import { type AcademicAnswers } from './academic-answers.js';

export const AP_COUNTS = ['apCoursesTaken', 'apCoursesPlanned'] as const;
export const IB_ANSWERS = ['ibProgram', 'ibHlCount', 'ibSlCount'] as const;

/** The answers that follow the courses a student lists. */
export type CourseCount = (typeof AP_COUNTS | typeof IB_ANSWERS)[number];
export type CourseCounts = Partial<Pick<AcademicAnswers, CourseCount>>;

interface ListedCourse {
  readonly isTaken: boolean;
  readonly isAdvancedPlacement: boolean;
}

/** A list with any course decides its count; a count without a list is typed. */
export function apCountsOf(courses: readonly ListedCourse[]): CourseCounts {
  const taken = courses.filter(({ isTaken }) => isTaken);
  const planned = courses.filter(({ isTaken }) => !isTaken);
  return {
    ...(taken.length > 0 && { apCoursesTaken: advancedPlacementIn(taken) }),
    ...(planned.length > 0 && { apCoursesPlanned: advancedPlacementIn(planned) }),
  };
}

const advancedPlacementIn = (courses: readonly ListedCourse[]): number =>
  courses.filter(({ isAdvancedPlacement }) => isAdvancedPlacement).length;

/** One list for both levels, so it decides both counts, and whoever lists a course is in an IB program. */
export function ibCountsOf(courses: readonly { readonly level: IbLevel }[]): CourseCounts {
  const at = (level: IbLevel) => courses.filter((course) => course.level === level).length;
  return courses.length === 0 ? {} : { ibProgram: true, ibHlCount: at('HL'), ibSlCount: at('SL') };
}
