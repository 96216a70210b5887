import * as z from 'zod/mini';
import { gpaAnswers, gpaFields, gpasWithinScale, storedGpas } from '../fields/gpa';
import { NOT_APPLICABLE } from '../fields/not-applicable';
import { type Answers, type Profile } from '../profile';
import { numberOf, typed, whole } from '../fields/whole-number';

const MAX_STUDENTS = 100_000;

const isNumber = (text: string) => text !== '' && text !== NOT_APPLICABLE;

export const Performance = z
  .object({
    ...gpaFields,
    classRank: whole('Class rank', 1, MAX_STUDENTS, NOT_APPLICABLE),
    classSize: whole('Class size', 1, MAX_STUDENTS),
  })
  .check(
    ...gpasWithinScale,
    z.refine(
      ({ classRank, classSize }) =>
        !isNumber(classRank) || !isNumber(classSize) || Number(classRank) <= Number(classSize),
      { path: ['classRank'], error: 'Class rank cannot be larger than the class' },
    ),
  );
export type Performance = z.infer<typeof Performance>;

export const storedPerformance = ({ academic }: Profile): Performance => ({
  ...storedGpas(academic),
  classRank: typed(academic?.classRank),
  classSize: typed(academic?.classSize),
});

export const performanceAnswers = ({ classRank, classSize, ...gpas }: Performance): Answers => ({
  academic: {
    ...gpaAnswers(gpas),
    classRank: classRank === NOT_APPLICABLE ? NOT_APPLICABLE : numberOf(classRank),
    classSize: numberOf(classSize),
  },
});
