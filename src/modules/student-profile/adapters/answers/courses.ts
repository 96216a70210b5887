import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';
import {
  COURSE_SUBJECTS,
  COURSE_TYPES,
  EXAM_SESSIONS,
  IB_LEVELS,
  IB_STATUSES,
} from '../../domain/choices.js';
import { oneOf, recordFields, requiredChoice, requiredText, text, whole } from './fields.js';

const NAME = 255;
/** More courses than a high school schedule holds. */
const MOST_COURSES = 60;

const subject = oneOf('a subject', COURSE_SUBJECTS);
const courseName = text('Course name', NAME);
const courseType = oneOf('a course type', COURSE_TYPES);

/** A row of the form. One that lacks an answer is not stored. */
const CourseRow = z
  .object({
    id: z
      .uuid('That is not the id of a course')
      .nullish()
      .describe('Of a stored course, which is then changed'),
    subject: subject.optional(),
    courseName: courseName.optional(),
    courseType: courseType.optional(),
  })
  .meta({ id: 'CourseRow' });

const courseRows = (name: string) =>
  z
    .array(CourseRow, { error: `${name} must be a list` })
    .max(MOST_COURSES, `${name} must be at most ${MOST_COURSES}`);

export const DetailedCourses = z
  .object({
    academicProfileId: z.uuid('Send the id of your academic profile'),
    takenCourses: courseRows('Courses taken'),
    plannedCourses: courseRows('Courses planned'),
  })
  .meta({ id: 'DetailedCourses' });
export type DetailedCourses = z.infer<typeof DetailedCourses>;

export const DetailedCourse = z
  .object({
    id: z.uuid(),
    subject: z.enum(COURSE_SUBJECTS),
    courseName: z.string(),
    courseType: z.enum(COURSE_TYPES),
    academicProfileId: z.uuid(),
    isTaken: z.boolean().describe('Taken, else planned'),
    updatedAt: Instant,
  })
  .meta({ id: 'DetailedCourse' });

const ibRequired = {
  subject: requiredText('Subject', 'Subject is required', NAME),
  level: requiredChoice('a level', IB_LEVELS),
};
const ibStatus = requiredChoice('a status', IB_STATUSES);
const ib = {
  yearTaken: whole('Year taken', 10, 12),
  examSession: oneOf('an exam session', EXAM_SESSIONS),
  predictedScore: whole('Predicted score', 0, 7),
  finalScore: whole('Final score', 0, 7),
};
export const NewIbCourse = z
  .object({ ...ibRequired, ...z.object({ status: ibStatus, ...ib }).partial().shape })
  .meta({ id: 'NewIbCourse' });
export type NewIbCourse = z.infer<typeof NewIbCourse>;
export const IbCourseChanges = NewIbCourse.partial().meta({ id: 'IbCourseChanges' });
export type IbCourseChanges = z.infer<typeof IbCourseChanges>;
export const IbCourse = z
  .object({ ...recordFields, ...ibRequired, status: ibStatus, ...ib })
  .meta({ id: 'IbCourse' });
