import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/instant.js';
import { wholeNumberIn } from '#shared-kernel/platform/http/plain-number.js';

const PAGE = 'Page is a whole number from 1 to 10000.';
const PAGE_SIZE = 'Page size is a whole number from 1 to 100.';

export const LeadsQuery = z.object({
  sort: z.enum(['score', 'newest'], { error: 'Sort is score or newest.' }).default('score'),
  page: wholeNumberIn(1, 10_000, PAGE).default(1),
  pageSize: wholeNumberIn(1, 100, PAGE_SIZE).default(50),
});
export type LeadsQuery = z.infer<typeof LeadsQuery>;

const points = z.int().min(0).max(25);

const AdminLead = z
  .object({
    studentId: z.uuid(),
    name: z.string(),
    email: z.string(),
    stage: z.enum(['welcome', 'academic_profiling', 'preference_mapping', 'recommendations', 'conversion']),
    tier: z.enum(['high', 'medium', 'low']),
    total: z.int().min(0).max(100),
    timeline: points,
    academic: points,
    engagement: points,
    intent: points,
    services: z.array(z.string()).describe('What the student asked for by name'),
    scoredAt: Instant,
  })
  .meta({ id: 'AdminLead' });

export const AdminLeads = z
  .array(AdminLead)
  .describe('Students who agreed to be contacted; X-Total-Count says how many there are');
