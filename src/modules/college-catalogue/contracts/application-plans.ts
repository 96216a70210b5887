import { z } from 'zod';
import { type Frozen } from '#shared-kernel/domain/frozen.js';

const day = z.iso.date();

const source = {
  cycle: z.string().describe('Such as "2026-27", for entry in fall 2027'),
  source: z.string().describe('Who published it and where it was read'),
};

/** When a college takes applications in one cycle. Days stand as published, never moved to another year. */
export const PublishedRounds = z
  .object({
    ...source,
    earlyDecision1: z.array(day).describe('Every list: the first day first; empty without such a round'),
    earlyDecision2: z.array(day),
    earlyAction: z.array(day),
    restrictiveEarlyAction: z.array(day),
    regularDecision: z.array(day),
    rolling: z.boolean(),
    finalDate: day.nullable().describe('After the regular date: the last day the college takes applications'),
    note: z.string().nullable().describe('What one must know to read the dates'),
  })
  .meta({ id: 'PublishedRounds' });
export type PublishedRounds = Frozen<z.infer<typeof PublishedRounds>>;

/** What a college asks for in one cycle; null where it does not say. */
export const PublishedRequirements = z
  .object({
    ...source,
    feeUsd: z.int().nullable().describe('0: no fee'),
    internationalFeeUsd: z.int().nullable(),
    testPolicy: z
      .enum(['always required', 'sometimes required', 'flexible', 'never required', 'ignored'])
      .nullable()
      .describe(
        '"never required" covers test-optional and test-free colleges; "ignored": scores are not read',
      ),
    testsUsed: z.string().nullable(),
    personalEssay: z.boolean().nullable(),
    writingSupplement: z.boolean().nullable(),
    selfReportedCourses: z.boolean().nullable(),
    portfolio: z.string().nullable().describe('Where a portfolio is sent, if one is taken'),
    teacherRecommendations: z.int().nullable(),
    otherRecommendations: z.int().nullable(),
    counselorRecommendation: z.boolean().nullable(),
    midYearReport: z.boolean().nullable(),
  })
  .meta({ id: 'PublishedRequirements' });
export type PublishedRequirements = Frozen<z.infer<typeof PublishedRequirements>>;

/** What a college published about applying. */
export const ApplicationPlan = z
  .object({
    collegeId: z.int(),
    rounds: z.array(PublishedRounds).describe('The newest cycle first'),
    requirements: PublishedRequirements.nullable(),
  })
  .meta({ id: 'ApplicationPlan' });
export type ApplicationPlan = Frozen<z.infer<typeof ApplicationPlan>>;

export abstract class ApplicationPlans {
  /** By unit id. Colleges of which nothing is known are absent. */
  abstract of(collegeIds: readonly number[]): Promise<ReadonlyMap<number, ApplicationPlan>>;
}
