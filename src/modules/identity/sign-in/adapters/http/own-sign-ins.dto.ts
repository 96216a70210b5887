import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';

export const OwnSignIn = z
  .object({
    id: z.uuid(),
    device: z.string().describe('Such as "Firefox on Windows"'),
    address: z.string().nullable().describe('The IP address it was last used from'),
    startedAt: Instant,
    lastUsedAt: Instant,
    current: z.boolean().describe('Whether this is the sign-in making the request'),
  })
  .meta({ id: 'OwnSignIn' });
