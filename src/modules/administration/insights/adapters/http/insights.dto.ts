import { z } from 'zod';
import { LeadStage, LeadTier, LeadTotal } from '../../../leads/adapters/http/leads.dto.js';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';

const Activity = z.object({
  kind: z.enum([
    'sign-ins',
    'profile-edit-days',
    'colleges-opened',
    'colleges-saved',
    'essay-versions',
    'chat-messages',
  ]),
  perWeek: z.array(z.int()).describe('One for each of `weeks`'),
});

const Sentences = z.array(z.string());

export const StudentInsights = z
  .object({
    account: z.object({
      registeredAt: Instant,
      lastLogin: Instant.nullable(),
      signIns: z.int().describe('Within one year'),
    }),
    lead: z
      .object({ stage: LeadStage, tier: LeadTier, total: LeadTotal })
      .nullable()
      .describe('Null for a student who is not on the lead list'),
    weeks: z.array(z.iso.date()).describe('The Mondays on which the last twelve weeks begin, UTC'),
    activity: z.array(Activity).describe('What is not recorded by week is not here'),
    assessment: z.object({
      strengths: Sentences,
      missing: Sentences,
      nextMeeting: Sentences.describe('What to ask'),
    }),
  })
  .meta({ id: 'StudentInsights' });
