import { z } from 'zod';

export const ApplicationRecord = z
  .object({
    id: z.uuid(),
    college: z.object({ id: z.int().describe('The federal unit id'), name: z.string() }),
    applicationType: z.enum(['Early Decision', 'Early Action', 'Regular Decision', 'Rolling']),
    status: z.enum(['Planning', 'In Progress', 'Submitted', 'Under Review', 'Interview', 'Decided']),
    submissionDeadline: z.string().nullable().describe('An ISO date that the student entered'),
    decisionResult: z
      .enum(['Accepted', 'Rejected', 'Waitlisted', 'Deferred', 'Withdrawn', 'Enrolled'])
      .nullable(),
    essaysRequired: z.array(z.string()),
    essaysCompleted: z.array(z.string()),
    recommendationsRequired: z.int().nullable(),
    recommendationsSubmitted: z.int().nullable(),
    testScoresSubmitted: z.boolean(),
  })
  .meta({ id: 'ApplicationRecord' });
export type ApplicationRecord = z.infer<typeof ApplicationRecord>;

/** A student's applications, as someone who checks on all of them reads them. */
export abstract class ApplicationRecords {
  /** The nearest deadline first, those without one last. */
  abstract of(studentId: string): Promise<readonly ApplicationRecord[]>;
}
