import { z } from 'zod';

const share = z.number().min(0).max(1);

/** Where a group of figures was published. Groups may come from different editions. */
const source = {
  edition: z.string().describe('Such as "2024-25", which describes the class that entered in fall 2024'),
  page: z.url().nullable().describe('The college’s own address for it; not checked'),
};

const Applicants = z.object({ applied: z.int(), admitted: z.int() });

export const ADMISSION_FACTORS = [
  ...(['courses', 'grades', 'class-rank', 'test-scores', 'essay', 'recommendations', 'activities'] as const),
  ...(['talent', 'character', 'interview', 'interest', 'volunteering', 'work', 'first-generation'] as const),
  ...(['state-residence', 'geography', 'legacy', 'religion'] as const),
] as const;

/** What a college publishes about its own admissions in the Common Data Set; null where we do not know. Nothing is estimated. */
export const CommonDataSet = z.object({
  applicants: Applicants.extend(source).nullable(),
  byResidence: z
    .object({
      residents: Applicants.nullable(),
      otherStates: Applicants.nullable(),
      international: Applicants.nullable(),
      ...source,
    })
    .nullable(),
  earlyDecision: z
    .object({ early: Applicants, everyoneElse: Applicants, ...source })
    .nullable()
    .describe('Both rounds together. Applicants who were deferred count again in everyone else'),
  transfers: Applicants.extend(source).nullable(),
  waitingList: z
    .object({
      kept: z.boolean(),
      offered: z.int().nullable(),
      accepted: z.int().nullable().describe('Took a place on the list'),
      admitted: z.int().nullable(),
      ...source,
    })
    .nullable(),
  weighs: z
    .object({
      factors: z.array(
        z.object({
          what: z.enum(ADMISSION_FACTORS),
          weight: z.enum(['very-important', 'important', 'considered', 'not-considered']),
        }),
      ),
      ...source,
    })
    .nullable()
    .describe('The heaviest first'),
  classRank: z
    .object({
      topTenth: share.describe('Of those with a rank'),
      topQuarter: share.nullable(),
      topHalf: share.nullable(),
      known: share.nullable().describe('Had a rank'),
      ...source,
    })
    .nullable(),
  grades: z
    .object({
      bands: z
        .array(z.object({ from: z.number().describe('Its lowest GPA'), share }))
        .nullable()
        .describe('From 4.0 down'),
      average: z.number().nullable(),
      known: share.nullable().describe('Share of first-years the average covers'),
      scale: z
        .enum(['ordinary', 'weighted', 'unclear'])
        .nullable()
        .describe('Only ordinary grades can be compared with an unweighted GPA'),
      ...source,
    })
    .nullable(),
});
