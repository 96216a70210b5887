import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';
import { RELATIONS } from '../../domain/shared-part.js';

const View = z
  .object({
    id: z.uuid(),
    viewedAt: Instant,
    by: z
      .enum(['adult', 'admin', 'link', 'removed'])
      .describe(
        'An adult I let in, someone who runs Flyleaf, someone with a link of mine, or an account that is removed by now',
      ),
    name: z.string().nullable().describe('Of an adult, or for whom I made the link'),
    relation: z.enum(RELATIONS).nullable().describe('Of an adult'),
    what: z.string().nullable().describe('Such as list, profile or essay'),
    title: z.string().nullable().describe('Of one essay an adult read'),
    reason: z.string().nullable().describe('What someone who runs Flyleaf gave as the reason'),
  })
  .meta({ id: 'View' });

export const ViewsPage = z
  .object({ items: z.array(View).describe('Newest first'), total: z.int(), page: z.int(), pageSize: z.int() })
  .meta({ id: 'ViewsPage' });
