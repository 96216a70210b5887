import { CourseAnswers, DetailedCourse } from '../../domain/academic/detailed-course.js';
import { IbCourse, IbCourseAnswers } from '../../domain/academic/ib-course.js';
import {
  integer,
  profileRecordSchemas,
  requiredBoolean,
  requiredInteger,
  requiredText,
  text,
} from './profile-record.schema.js';

export const COURSE_SCHEMAS = [
  ...profileRecordSchemas(DetailedCourse, CourseAnswers, 'detailed_courses', {
    subject: requiredText,
    courseName: requiredText,
    courseType: requiredText,
    isTaken: requiredBoolean,
    position: requiredInteger,
  }),
  ...profileRecordSchemas(IbCourse, IbCourseAnswers, 'ib_courses', {
    subject: requiredText,
    level: requiredText,
    status: requiredText,
    yearTaken: integer,
    examSession: text,
    predictedScore: integer,
    finalScore: integer,
  }),
];
