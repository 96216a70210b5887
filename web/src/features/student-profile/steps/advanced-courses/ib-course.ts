import * as z from 'zod/mini';
import { type IbCourse, type NewIbCourse } from '@/api';
import { type Choice, choicesFrom, chosenOf } from '@/lib/words/choices';
import { requiredText } from '../../fields/text-rules';
import { numberOf, typed, whole } from '../../fields/whole-number';
import { NAME } from './course';

export const ibLevels = choicesFrom<IbCourse['level']>({
  HL: 'Higher level (HL)',
  SL: 'Standard level (SL)',
});
export const ibStatuses = choicesFrom<IbCourse['status']>({
  'In-progress': 'In progress',
  Completed: 'Completed',
});
export const examSessions = choicesFrom<NonNullable<IbCourse['examSession']>>({
  May: 'May',
  Nov: 'November',
});
export const ibGrades: readonly Choice[] = ['10', '11', '12'].map((value) => ({
  value,
  label: `${value}th`,
}));

export const IbForm = z.object({
  subject: requiredText('Subject', NAME),
  level: z.string().check(z.minLength(1, 'Choose a level from the list')),
  status: z.string(),
  yearTaken: z.string(),
  examSession: z.string(),
  predictedScore: whole('Predicted score', 0, 7),
  finalScore: whole('Final score', 0, 7),
});
export type IbForm = z.infer<typeof IbForm>;

export const storedIbCourse = (course: IbCourse | undefined): IbForm => ({
  subject: course?.subject ?? '',
  level: course?.level ?? '',
  status: course?.status ?? 'In-progress',
  yearTaken: typed(course?.yearTaken),
  examSession: course?.examSession ?? '',
  predictedScore: typed(course?.predictedScore),
  finalScore: typed(course?.finalScore),
});

export const ibCourseOf = (values: IbForm): NewIbCourse => ({
  subject: values.subject,
  level: chosenOf(ibLevels, values.level) ?? 'HL',
  status: chosenOf(ibStatuses, values.status) ?? 'In-progress',
  yearTaken: numberOf(values.yearTaken),
  examSession: chosenOf(examSessions, values.examSession),
  predictedScore: numberOf(values.predictedScore),
  finalScore: values.status === 'Completed' ? numberOf(values.finalScore) : null,
});

export const ibCourseView = (course: IbCourse) => ({
  title: `${course.subject} ${course.level}`,
  facts: [
    course.status === 'Completed' ? 'Completed' : 'In progress',
    course.yearTaken === null ? null : `${course.yearTaken}th grade`,
    course.examSession === null ? null : `${course.examSession === 'May' ? 'May' : 'November'} exam`,
    course.predictedScore === null ? null : `predicted ${course.predictedScore}`,
    course.finalScore === null ? null : `final ${course.finalScore}`,
  ],
});
