import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/instant.js';
import { CollegeCard } from './match.dto.js';

const Application = z
  .object({
    id: z.uuid(),
    userId: z.uuid(),
    collegeId: z.int(),
    college: CollegeCard,
    applicationType: z.enum(['Early Decision', 'Early Action', 'Regular Decision', 'Rolling']),
    plan: z.enum(['ED I', 'ED II', 'Restrictive EA', 'Priority']).nullable(),
    applicationPlatform: z.enum(['Common App', 'Coalition', 'School Specific', 'Other']).nullable(),
    status: z.enum(['Planning', 'In Progress', 'Submitted', 'Under Review', 'Interview', 'Decided']),
    submissionDeadline: z.iso.date().nullable(),
    submittedAt: Instant.nullable(),
    decisionDate: z.iso.date().nullable(),
    decisionResult: z
      .enum(['Accepted', 'Rejected', 'Waitlisted', 'Deferred', 'Withdrawn', 'Enrolled'])
      .nullable(),
    essaysRequired: z.array(z.string()),
    essaysCompleted: z.array(z.string()),
    recommendationsRequired: z.int().nullable(),
    recommendationsSubmitted: z.int().nullable(),
    testScoresRequired: z.boolean(),
    testScoresSubmitted: z.boolean(),
    transcriptsSubmitted: z.boolean(),
    financialAidApplied: z.boolean(),
    scholarshipApplied: z.boolean().nullable(),
    aidAmountOffered: z.number().nullable().describe('US dollars'),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: 'Application' });

export const Applications = z.array(Application).describe('In the order they were begun');
