import { type ListedCourse } from '../../application/save-detailed-courses.js';
import { type DetailedCourses } from '../answers/courses.js';

type Row = DetailedCourses['takenCourses'][number];

/** The rows that have all three answers; the list they stand in says whether they are taken. */
export const listedCourses = ({ takenCourses, plannedCourses }: DetailedCourses): ListedCourse[] => [
  ...takenCourses.flatMap((row) => complete(row, true)),
  ...plannedCourses.flatMap((row) => complete(row, false)),
];

const complete = ({ id, subject, courseName, courseType }: Row, isTaken: boolean): ListedCourse[] =>
  subject && courseName && courseType ? [{ id: id ?? null, subject, courseName, courseType, isTaken }] : [];
