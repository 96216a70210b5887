import { z } from 'zod';

const WHOLE_WEIGHT = 'A weight is a whole number from 0 to 100';
const Weight = z.int({ error: WHOLE_WEIGHT }).min(0, WHOLE_WEIGHT).max(100, WHOLE_WEIGHT);

const Weights = z
  .object({ academic: Weight, extracurricular: Weight, location: Weight, cost: Weight, culture: Weight })
  .describe('How much each part of the match counts, by their proportions. Usually 40, 25, 15, 10 and 10')
  .meta({ id: 'MatchWeights' });

const numberIn = (name: string, least: number, most: number) => {
  const sentence = `${name} must be a number from ${least} to ${most}`;
  return z.number({ error: sentence }).min(least, sentence).max(most, sentence);
};
const wholeIn = (name: string, least: number, most: number) =>
  numberIn(name, least, most).int(`${name} must be a whole number`);
const rangeOf = (end: z.ZodNumber) => z.object({ min: end.nullable(), max: end.nullable() });

const parts = {
  gpa: rangeOf(numberIn('GPA', 0, 5).multipleOf(0.01, 'GPA has at most two decimals')).describe(
    'Average high-school GPA of first-years, where a college publishes it',
  ),
  sat: rangeOf(wholeIn('SAT', 400, 1600)).describe('Middle SAT total of first-years'),
  act: rangeOf(wholeIn('ACT', 1, 36)).describe('Middle ACT composite of first-years'),
  acceptanceRate: rangeOf(wholeIn('Acceptance rate', 0, 100)).describe('Percent admitted'),
  tuition: rangeOf(wholeIn('Tuition', 0, 200_000)).describe(
    'Tuition and fees this student would be charged, US dollars a year before aid',
  ),
  weights: Weights,
};

/** Absent parts stay as they are; null ends are open. */
export const SelectionCriteriaRequest = z.object(parts).partial().meta({ id: 'SelectionCriteriaRequest' });
export type SelectionCriteriaRequest = z.infer<typeof SelectionCriteriaRequest>;

export const SelectionCriteria = z
  .object(parts)
  .describe('Ranges limit the balanced list only. A college that does not report a figure stays in')
  .meta({ id: 'SelectionCriteria' });
