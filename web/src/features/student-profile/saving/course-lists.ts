import { type DetailedCourse } from '@/api';
import { type Fields } from './change';
import { newestOf } from './newest-of';

/** A course as it is sent; a new one has an id of this browser. */
export type CourseEntered = Pick<DetailedCourse, 'id' | 'courseName' | 'subject' | 'courseType'>;

export type CourseLists = {
  takenCourses: readonly CourseEntered[];
  plannedCourses: readonly CourseEntered[];
};

const entered = ({ id, courseName, subject, courseType }: CourseEntered): CourseEntered => ({
  id,
  courseName,
  subject,
  courseType,
});

/** The courses taken and planned, as they are saved: both lists at once. */
export const courseListsOf = (
  courses: readonly DetailedCourse[],
): CourseLists & { updatedAt: string | undefined } => ({
  updatedAt: newestOf(courses),
  takenCourses: courses.filter(({ isTaken }) => isTaken).map(entered),
  plannedCourses: courses.filter(({ isTaken }) => !isTaken).map(entered),
});

const rowsIn = (fields: Fields | null, list: string) => {
  const rows = fields?.[list];
  return Array.isArray(rows) ? (rows as readonly CourseEntered[]) : [];
};

export const asCourseLists = (fields: Fields | null): CourseLists => ({
  takenCourses: rowsIn(fields, 'takenCourses'),
  plannedCourses: rowsIn(fields, 'plannedCourses'),
});

/** A list that did not change is sent as it is stored; a new course gets its id from the server. */
export const courseListsSent = (academicProfileId: string, fields: Fields, base: Fields | null) => {
  const stored = asCourseLists(base);
  const ids = new Set([...stored.takenCourses, ...stored.plannedCourses].map(({ id }) => id));
  const sent = ({ id, ...answers }: CourseEntered) => ({ ...answers, ...(ids.has(id) ? { id } : {}) });
  const { takenCourses, plannedCourses } = asCourseLists({ ...stored, ...fields });
  return {
    academicProfileId,
    takenCourses: takenCourses.map(sent),
    plannedCourses: plannedCourses.map(sent),
  };
};
