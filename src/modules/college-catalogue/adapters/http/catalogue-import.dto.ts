import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';
import { wholeNumberIn } from '#shared-kernel/platform/http/requests/plain-number.js';

const LARGEST_PAGE = 10_000;
const LONGEST_AGE_DAYS = 3_650;
const PAGE = `Page must be a whole number from 1 to ${LARGEST_PAGE}.`;
const PAGE_SIZE = 'Page size must be a whole number from 1 to 100.';

export const ImportAllRequest = z
  .object({
    forceUpdate: z.boolean('Force update must be true or false.').default(false),
    maxAgeInDays: z
      .int('Days must be a whole number, 0 or more.')
      .min(0, 'Days must be a whole number, 0 or more.')
      .max(LONGEST_AGE_DAYS, `At most ${LONGEST_AGE_DAYS} days.`)
      .default(30)
      .describe('Colleges imported within this many days are skipped'),
    resumeFromPage: z
      .int('The page must be a whole number, 0 or more.')
      .min(0, 'The page must be a whole number, 0 or more.')
      .max(LARGEST_PAGE, `At most page ${LARGEST_PAGE}.`)
      .default(0),
  })
  // The body may be empty.
  .prefault({})
  .meta({ id: 'ImportAllRequest' });
export type ImportAllRequest = z.infer<typeof ImportAllRequest>;

export const ImportReply = z
  .object({
    jobId: z.uuid(),
    state: z.enum(['queued', 'running', 'waiting', 'complete', 'cancelled']),
    imported: z.int().describe('Colleges new to the catalogue'),
    updated: z.int(),
    duplicates: z.int().describe('Colleges that did not change, or were imported recently'),
  })
  .meta({ id: 'ImportReply' });

const ImportProgress = z
  .object({
    id: z.uuid(),
    source: z.enum(['api', 'files']),
    scope: z.enum(['all', 'competitive']),
    state: z.enum(['queued', 'running', 'waiting', 'complete', 'failed', 'cancelled']),
    options: z.object({
      forceUpdate: z.boolean().optional(),
      maxAgeInDays: z.int().optional(),
      resumeFromPage: z.int().optional(),
      files: z.array(z.string()).optional(),
    }),
    releasedOn: z.iso.date().nullable(),
    page: z.int().describe('The next page; a new import can resume here'),
    pages: z.int().nullable(),
    expectedRows: z.int().nullable(),
    rowsRead: z.int(),
    imported: z.int(),
    updated: z.int(),
    duplicates: z.int(),
    rejected: z.int(),
    waits: z.int(),
    waitedMs: z.number(),
    waitingUntil: Instant.nullable(),
    waitingFor: z.string().nullable(),
    secondsLeft: z.int().nullable(),
    error: z.string().nullable(),
    createdAt: Instant,
    startedAt: Instant.nullable(),
    heartbeatAt: Instant.nullable(),
    finishedAt: Instant.nullable(),
  })
  .meta({ id: 'ImportProgress' });

export const ImportStatus = z
  .object({
    totalInDatabase: z.int().describe('Open and closed ones'),
    closedInDatabase: z
      .int()
      .describe('Of those, the ones that have closed: kept for whoever saved them, and in no list or search'),
    estimatedTotalColleges: z.int(),
    completionPercentage: z.int(),
    lastImportDate: Instant.nullable(),
    dataRelease: z.iso.date().nullable().describe('Of the catalogue; null before the first'),
    nextRefreshAt: z.iso
      .datetime()
      .nullable()
      .describe('When a full import starts by itself; null when none is scheduled'),
    current: ImportProgress.nullable().describe('The running import, or the latest one'),
  })
  .meta({ id: 'ImportStatus' });

export const ImportReport = ImportProgress.extend({
  problems: z.object({
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    problems: z.array(
      z.object({
        number: z.int(),
        page: z.int(),
        place: z.string(),
        unitId: z.int().nullable(),
        reason: z.string(),
      }),
    ),
  }),
}).meta({ id: 'ImportReport' });

export const ProblemsQuery = z.object({
  page: wholeNumberIn(1, LARGEST_PAGE, PAGE).default(1),
  pageSize: wholeNumberIn(1, 100, PAGE_SIZE).default(50),
});
export type ProblemsQuery = z.infer<typeof ProblemsQuery>;
