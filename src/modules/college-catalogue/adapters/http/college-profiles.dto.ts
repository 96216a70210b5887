import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/instant.js';
import { wholeNumberIn } from '#shared-kernel/platform/http/plain-number.js';
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
