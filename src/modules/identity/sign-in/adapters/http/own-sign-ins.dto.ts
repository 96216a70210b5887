import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/instant.js';

export const OwnSignIn = z
  .object({
    id: z.uuid(),
    device: z.string().describe('Such as "Firefox on Windows", as the browser says'),
    address: z.string().nullable().describe('The network address it was last used from'),
    startedAt: Instant,
    lastUsedAt: Instant,
    current: z.boolean().describe('The sign-in that asks'),
  })
  .meta({ id: 'OwnSignIn' });
