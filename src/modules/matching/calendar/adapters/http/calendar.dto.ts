import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';

export const CalendarFeed = z
  .object({
    isOn: z.boolean().describe('Whether calendars can read your dates'),
    madeAt: Instant.nullable().describe('When the address was made'),
  })
  .meta({ id: 'CalendarFeed' });

export const CalendarAddress = z
  .object({
    address: z.url().describe('Whoever has it can read your dates. It is told only now'),
    madeAt: Instant,
  })
  .meta({ id: 'CalendarAddress' });
