import * as z from 'zod/mini';
import { type DetailedCourse } from '@/api';
import { choicesFrom, chosenOf } from '@/lib/words/choices';
import { requiredText } from '../../fields/text-rules';

export const courseSubjects = choicesFrom<DetailedCourse['subject']>({
  English: 'English',
  Math: 'Math',
  Science: 'Science',
  'Social Studies': 'Social Studies',
  'Foreign Languages': 'Foreign Languages',
  Art: 'Art',
  Music: 'Music',
});

export const courseTypes = choicesFrom<DetailedCourse['courseType']>({
  Honors: 'Honors',
  'Advanced Placement (AP)': 'Advanced Placement (AP)',
  'International Baccalaureate (IB)': 'International Baccalaureate (IB)',
});

/** The server's limit. */
export const NAME = 255;

export const CourseForm = z.object({
  courseName: requiredText('Course name', NAME),
  subject: z.string().check(z.minLength(1, 'Choose a subject from the list')),
  courseType: z.string().check(z.minLength(1, 'Choose a course type from the list')),
});
export type CourseForm = z.infer<typeof CourseForm>;

export const storedCourse = (course: DetailedCourse | undefined): CourseForm => ({
  courseName: course?.courseName ?? '',
  subject: course?.subject ?? '',
  courseType: course?.courseType ?? '',
});

export type Course = Pick<DetailedCourse, 'subject' | 'courseName' | 'courseType'>;

export const courseOf = ({ courseName, subject, courseType }: CourseForm): Course => ({
  courseName,
  subject: chosenOf(courseSubjects, subject) ?? 'English',
  courseType: chosenOf(courseTypes, courseType) ?? 'Honors',
});

export const courseView = ({ courseName, subject, courseType }: DetailedCourse) => ({
  title: courseName,
  facts: [subject, courseType],
});
