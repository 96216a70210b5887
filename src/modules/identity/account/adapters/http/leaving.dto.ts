import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';

export const Leaving = z
  .object({
    removalDueAt: Instant.nullable().describe(
      'When everything is deleted; null unless the account is leaving',
    ),
  })
  .meta({ id: 'Leaving' });

export const LeaveRequest = z
  .object({
    currentPassword: z
      .string({ error: 'Please enter your current password.' })
      .max(1000)
      .describe('Empty for an account without a password, which must have signed in within ten minutes'),
  })
  .meta({ id: 'LeaveRequest' });
export type LeaveRequest = z.infer<typeof LeaveRequest>;
