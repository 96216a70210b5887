import { z } from 'zod';
import { PublishedRequirements } from '#modules/college-catalogue/contracts/index.js';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';
import { CollegeCard } from '../../../adapters/http/match.dto.js';
import {
  APPLICATION_PLANS,
  APPLICATION_PLATFORMS,
  APPLICATION_STATUSES,
  APPLICATION_TYPES,
  DECISION_RESULTS,
} from '../../domain/terms.js';
import { ChecklistItem } from './checklist.dto.js';

const day = z.iso.date();

export const Deadline = z
  .object({
    date: day.nullable(),
    kind: z.enum(['checked', 'entered', 'published', 'usual', 'unknown']),
    note: z.string().describe('Belongs with the date wherever it is shown'),
    planBy: day.nullable().describe('An assumption where it is not the date'),
    cycle: z.string().nullable(),
    source: z.string().nullable().describe('Who published it'),
    checkedOn: day.nullable(),
    checkedWhere: z.string().nullable(),
    lastCycle: z
      .object({ cycle: z.string(), date: day, note: z.string() })
      .nullable()
      .describe('What was published for another cycle; never moved to this one'),
    otherDates: z.array(day).describe('Of the same round and cycle'),
  })
  .meta({ id: 'Deadline' });

const Warning = z.object({
  code: z.enum([
    'deadline-passed',
    'accepted-early-decision',
    'enrolled-elsewhere',
    'restrictive-early-action',
  ]),
  says: z.string(),
});

const application = {
  id: z.uuid(),
  userId: z.uuid(),
  collegeId: z.int(),
  college: CollegeCard,
  applicationType: z.enum(APPLICATION_TYPES),
  plan: z.enum(APPLICATION_PLANS).nullable(),
  applicationPlatform: z.enum(APPLICATION_PLATFORMS).nullable(),
  status: z.enum(APPLICATION_STATUSES),
  submissionDeadline: day.nullable().describe('As the student entered it'),
  deadline: Deadline,
  submittedAt: Instant.nullable(),
  decisionDate: day.nullable(),
  decisionResult: z.enum(DECISION_RESULTS).nullable(),
  wasDeferred: z.boolean().describe('Deferred before: read again with the regular applications'),
  checklist: z.array(ChecklistItem),
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
  feeWaived: z.boolean().nullable(),
  notes: z.string(),
  warnings: z.array(Warning),
  createdAt: Instant,
  updatedAt: Instant.describe(
    'Changes with every field but the checklist, whose lines are changed one by one',
  ),
};

const Application = z.object(application).meta({ id: 'Application' });

export const Applications = z.array(Application).describe('In the order they were begun');

export const ApplicationInFull = z
  .object({
    ...application,
    requirements: PublishedRequirements.nullable().describe('What the college published to ask for'),
  })
  .meta({ id: 'ApplicationInFull' });
