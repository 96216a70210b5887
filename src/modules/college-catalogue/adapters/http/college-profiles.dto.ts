import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';
import { wholeNumberIn } from '#shared-kernel/platform/http/requests/plain-number.js';
import { KEPT_FACTS, KeptFacts } from '../../contracts/index.js';

const LARGEST_INTEGER = 2_147_483_647;
export const UnitId = wholeNumberIn(1, LARGEST_INTEGER, 'A college has a number of plain digits.');

export const CollegeProfile = z
  .object({
    unitId: z.int(),
    name: z.string(),
    facts: KeptFacts,
    keptAt: Instant.nullable().describe('The latest change'),
  })
  .meta({ id: 'CollegeProfile' });

/** One key per fact, as in the reply. */
const changeable = Object.fromEntries(
  Object.entries(KEPT_FACTS).map(([name, fact]) => [name, fact.nullable().optional()]),
) as { [Name in keyof typeof KEPT_FACTS]: z.ZodOptional<z.ZodNullable<(typeof KEPT_FACTS)[Name]>> };

export const CollegeProfileChanges = z
  .object(changeable)
  .describe('What is left out stays; null removes it')
  .meta({ id: 'CollegeProfileChanges' });
export type CollegeProfileChanges = z.infer<typeof CollegeProfileChanges>;

const LONGEST_CSV = 200_000;
const CSV = `Send a CSV file of at most ${LONGEST_CSV.toLocaleString('en-US')} characters.`;

export const ProfileImportRequest = z
  .object({
    csv: z
      .string(CSV)
      .min(1, CSV)
      .max(LONGEST_CSV, CSV)
      .describe('The heading unit_id,fact,value,source_url,checked_on, then one fact a line; lists with ;'),
    dryRun: z.boolean('dryRun is true or false.').default(true).describe('Only checks the file'),
  })
  .meta({ id: 'ProfileImportRequest' });
export type ProfileImportRequest = z.infer<typeof ProfileImportRequest>;

export const ProfileImportReply = z
  .object({
    facts: z.int().describe('Lines without a problem'),
    colleges: z.int().describe('That these lines are about'),
    changed: z.int().describe('Facts that changed: none in a dry run, or while any line has a problem'),
    problemCount: z.int(),
    problems: z
      .array(
        z.object({
          line: z.int().describe('In the file; the heading is line 1'),
          column: z.string().nullable(),
          message: z.string(),
        }),
      )
      .describe('The first 100'),
  })
  .meta({ id: 'ProfileImportReply' });
