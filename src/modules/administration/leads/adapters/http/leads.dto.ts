import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';
import { wholeNumberIn } from '#shared-kernel/platform/http/requests/plain-number.js';

const PAGE = 'Page is a whole number from 1 to 10000.';
const PAGE_SIZE = 'Page size is a whole number from 1 to 100.';

export const LeadsQuery = z.object({
  sort: z.enum(['score', 'newest'], { error: 'Sort is score or newest.' }).default('score'),
  page: wholeNumberIn(1, 10_000, PAGE).default(1),
  pageSize: wholeNumberIn(1, 100, PAGE_SIZE).default(50),
});
export type LeadsQuery = z.infer<typeof LeadsQuery>;

export const LeadStage = z.enum([
  'welcome',
  'academic_profiling',
  'preference_mapping',
  'recommendations',
  'conversion',
]);
export const LeadTier = z.enum(['high', 'medium', 'low']);
export const LeadTotal = z.int().min(0).max(100);

const LeadService = z.enum([
  'list-review',
  'essay-review',
  'interview-prep',
  'aid-review',
  'course-planning',
  'human-consultation',
]);
const points = z.int().min(0).max(25);

const AdminLead = z
  .object({
    studentId: z.uuid(),
    name: z.string(),
    email: z.string(),
    stage: LeadStage,
    tier: LeadTier,
    total: LeadTotal,
    timeline: points,
    academic: points,
    engagement: points,
    intent: points,
    services: z.array(LeadService).describe('What the student asked for by name'),
    scoredAt: Instant,
  })
  .meta({ id: 'AdminLead' });

export const AdminLeads = z
  .array(AdminLead)
  .describe('Students who agreed to be contacted; X-Total-Count says how many there are');
