import { z } from 'zod';
import { Notes, UnitId } from '../../../adapters/http/saved-colleges.dto.js';
import {
  APPLICATION_PLANS,
  APPLICATION_PLATFORMS,
  APPLICATION_STATUSES,
  APPLICATION_TYPES,
  DECISION_RESULTS,
} from '../../domain/terms.js';
import { dayFor } from './day.js';

const LONGEST_PLACE = 300;

const yesOrNo = z.boolean({ error: 'Please answer yes or no' }).nullable();

const ApplicationType = z.enum(APPLICATION_TYPES, {
  error: 'Please choose how you apply, such as Regular Decision',
});
const Plan = z.enum(APPLICATION_PLANS, { error: 'Please choose a plan from the list' });
const Platform = z.enum(APPLICATION_PLATFORMS, { error: 'Please choose where you apply from the list' });
const Deadline = dayFor('the deadline');
const CheckedWhere = z
  .string({ error: 'Please write where you saw the date' })
  .trim()
  .max(LONGEST_PLACE, `Please keep where you saw it under ${LONGEST_PLACE} characters`)
  .describe('Where the student saw the date; without it, the date counts as not checked');

export const BeginApplicationRequest = z
  .object({
    collegeId: UnitId.describe('The federal unit id'),
    applicationType: ApplicationType,
    plan: Plan.nullish(),
    applicationPlatform: Platform.nullish(),
    submissionDeadline: Deadline.nullish(),
    checkedWhere: CheckedWhere.nullish(),
    notes: Notes.nullish(),
  })
  .meta({ id: 'BeginApplicationRequest' });
export type BeginApplicationRequest = z.infer<typeof BeginApplicationRequest>;

const NOON = 'T12:00:00.000Z';
const SubmittedAt = z
  .union(
    [dayFor('the day you sent it').transform((day) => `${day}${NOON}`), z.iso.datetime({ offset: true })],
    {
      error: 'Please give when you sent it as a day, such as 2026-11-01',
    },
  )
  .transform((time) => new Date(time));

export const ChangeApplicationRequest = z
  .object({
    applicationType: ApplicationType,
    plan: Plan.nullable(),
    applicationPlatform: Platform.nullable(),
    submissionDeadline: Deadline.nullable(),
    checkedWhere: CheckedWhere.nullable(),
    notes: Notes,
    feeWaived: yesOrNo,
    financialAidApplied: yesOrNo.describe('Null leaves it to the checklist'),
    scholarshipApplied: yesOrNo,
    submittedAt: SubmittedAt.nullable().describe('A day or a time'),
    decisionDate: dayFor('the day of the answer').nullable(),
  })
  .partial()
  .meta({ id: 'ChangeApplicationRequest' });
export type ChangeApplicationRequest = z.infer<typeof ChangeApplicationRequest>;

export const ApplicationStatusRequest = z
  .object({
    status: z.enum(APPLICATION_STATUSES, { error: 'Please choose a status from the list' }),
    decisionResult: z
      .enum(DECISION_RESULTS, { error: 'Please choose a result from the list' })
      .nullish()
      .describe('Needed for Decided; any other status clears it'),
    decisionDate: dayFor('the day of the answer').nullish(),
  })
  .meta({ id: 'ApplicationStatusRequest' });
export type ApplicationStatusRequest = z.infer<typeof ApplicationStatusRequest>;
