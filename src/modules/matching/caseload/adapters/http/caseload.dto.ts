import { z } from 'zod';
import { wholeNumberIn } from '#shared-kernel/platform/http/requests/plain-number.js';
import { CASELOAD_FILTERS } from '../../domain/caseload-page.js';
import { DueDate } from './due-date.dto.js';

const PAGE = 'Page is a whole number from 1 to 10000.';
const PAGE_SIZE = 'Page size is a whole number from 1 to 100.';

export const CaseloadQuery = z.object({
  search: z
    .string()
    .trim()
    .max(100, 'Please search for at most 100 characters.')
    .default('')
    .describe('The beginning of a name'),
  filter: z
    .enum(CASELOAD_FILTERS, { error: 'Filter is due-soon, stalled or no-application.' })
    .optional()
    .describe('Something due within 14 days; due within 30 and unchanged for 14; nothing begun'),
  page: wholeNumberIn(1, 10_000, PAGE).default(1),
  pageSize: wholeNumberIn(1, 100, PAGE_SIZE).default(25),
});
export type CaseloadQuery = z.infer<typeof CaseloadQuery>;

const count = z.int().min(0);

export const CaseloadReply = z
  .object({
    students: z
      .array(
        z.object({
          studentId: z.uuid(),
          firstName: z.string(),
          lastName: z.string(),
          sharesAnything: z.boolean(),
          gradeLevel: z
            .string()
            .nullable()
            .describe('Null when the profile is not shared, or it was not entered'),
          progress: z
            .object({
              savedColleges: count,
              applications: count,
              applicationsSent: count,
              next: DueDate.nullable().describe('The nearest that is still to come'),
              missed: count.describe('Applications that were not sent by their date'),
              isDueSoon: z.boolean(),
              isStalled: z.boolean(),
            })
            .nullable()
            .describe('Null when the list is not shared'),
        }),
      )
      .describe('The nearest date first'),
    page: z.int(),
    pageSize: z.int(),
    total: count.describe('Found by name and filter'),
    counts: z
      .object({ all: count, 'due-soon': count, stalled: count, 'no-application': count })
      .describe('Of all students, whatever was searched'),
  })
  .meta({ id: 'Caseload' });
