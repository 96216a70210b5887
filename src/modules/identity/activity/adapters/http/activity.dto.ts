import { z } from 'zod';
import { wholeNumberIn } from '#shared-kernel/platform/http/requests/plain-number.js';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';

const PAGE = 'Page is a whole number from 1 to 10000.';
const PAGE_SIZE = 'Page size is a whole number from 1 to 100.';

export const ActivityQuery = z.object({
  page: wholeNumberIn(1, 10_000, PAGE).default(1),
  pageSize: wholeNumberIn(1, 100, PAGE_SIZE).default(20),
});
export type ActivityQuery = z.infer<typeof ActivityQuery>;

const ActivityEntry = z
  .object({
    id: z.uuid(),
    kind: z.string().describe('What happened, such as signed-in or password-changed'),
    happenedAt: Instant,
    byYou: z.boolean().describe('False when someone who runs Flyleaf did it'),
    detail: z.record(z.string(), z.string()).nullable().describe('Details, such as the device'),
  })
  .meta({ id: 'ActivityEntry' });

export const ActivityPage = z
  .object({
    items: z.array(ActivityEntry).describe('Newest first'),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
  })
  .meta({ id: 'ActivityPage' });
