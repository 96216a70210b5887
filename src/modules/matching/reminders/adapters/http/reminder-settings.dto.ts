import { z } from 'zod';

const TIME_ZONE_LENGTH = 64;

export const ReminderSettings = z
  .object({
    bell: z.boolean(),
    email: z.boolean(),
    timeZone: z.string().nullable().describe('An IANA time zone; null until you chose'),
    canEmail: z
      .boolean()
      .describe('False until your email address is confirmed: no reminder is emailed before'),
  })
  .meta({ id: 'ReminderSettings' });

export const ReminderSettingsRequest = z
  .object({
    bell: z.boolean({ error: 'Please choose on or off.' }),
    email: z.boolean({ error: 'Please choose on or off.' }),
    timeZone: z.string().max(TIME_ZONE_LENGTH).describe('An IANA time zone, such as America/New_York'),
  })
  .meta({ id: 'ReminderSettingsRequest' });
export type ReminderSettingsRequest = z.infer<typeof ReminderSettingsRequest>;
