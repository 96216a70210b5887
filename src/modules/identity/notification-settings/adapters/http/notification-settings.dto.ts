import { z } from 'zod';
import { NOTIFICATION_TOPICS } from '../../domain/notification-topic.js';

const TIME_ZONE_LENGTH = 64;
const ON_OR_OFF = { error: 'Please choose on or off.' };
const Time = z
  .string()
  .max(5, 'A time is written like 21:00.')
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time is written like 21:00.')
  .describe('Of a clock in the time zone, such as 21:00');

const QuietHours = z
  .object({ from: Time, to: Time })
  .refine(({ from, to }) => from !== to, { error: 'Choose two different times.', path: ['to'] })
  .nullable()
  .describe('Null is off. What arrives meanwhile comes afterwards, at the bell and by email');

const TopicChoice = z.object({
  topic: z.enum(NOTIFICATION_TOPICS),
  bell: z.boolean(ON_OR_OFF),
  email: z.boolean(ON_OR_OFF),
});

export const NotificationSettingsReply = z
  .object({
    topics: z.array(TopicChoice).describe('Those your account gets notifications of'),
    quietHours: QuietHours,
    timeZone: z.string().nullable().describe('An IANA time zone; null until you chose'),
    canEmail: z
      .boolean()
      .describe('False until your email address is confirmed: nothing optional is emailed before'),
  })
  .meta({ id: 'NotificationSettings' });

export const NotificationSettingsRequest = z
  .object({
    topics: z.array(TopicChoice).max(NOTIFICATION_TOPICS.length).optional(),
    quietHours: QuietHours.optional(),
    timeZone: z
      .string()
      .max(TIME_ZONE_LENGTH)
      .optional()
      .describe('An IANA time zone, such as America/New_York'),
  })
  .describe('What is left out stays as it is')
  .meta({ id: 'NotificationSettingsRequest' });
export type NotificationSettingsRequest = z.infer<typeof NotificationSettingsRequest>;
