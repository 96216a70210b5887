import { z } from 'zod';
import { ApplicationPlan, CollegeInFull } from '#modules/college-catalogue/contracts/index.js';
import { wholeNumberIn } from '#shared-kernel/platform/http/requests/plain-number.js';
import { CollegeExplanation, CollegeMatch } from '../../contracts/index.js';

const LARGEST_INTEGER = 2_147_483_647;
export const UnitId = wholeNumberIn(1, LARGEST_INTEGER, 'A college has a number of plain digits.');

/** A college in full. Every figure says what year it describes, and why it is missing when it is. */
export const CollegeDetail = CollegeInFull.extend({
  applying: ApplicationPlan.nullable().describe('What the college published about applying'),
  applicationCycle: z
    .string()
    .describe('In which the student applies; for others the current one: "2026-27"'),
  usualDates: z
    .array(
      z.object({
        round: z.enum(['Early Decision', 'Early Action', 'Regular Decision']),
        day: z.iso.date(),
      }),
    )
    .describe('Of that cycle, for rounds the college published no day of. Not dates of the college'),
  match: CollegeMatch.nullable(),
  explanation: CollegeExplanation.nullable().describe('For students only'),
  milesFromHome: z
    .int()
    .nullable()
    .describe('From the middle of the student’s home state, 0 in it; null where either place is not known'),
}).meta({ id: 'CollegeDetail' });
