import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';

export const NotificationId = z.uuid('Choose a notification from your list');

const Notification = z
  .object({
    id: z.uuid(),
    kind: z.string().describe('The sort of notification, such as welcome'),
    title: z.string(),
    body: z.string(),
    spanish: z
      .object({ title: z.string(), body: z.string() })
      .nullable()
      .describe('Title and body in Spanish; null for what only students get, and for old ones'),
    link: z.string().describe('A page of Flyleaf'),
    createdAt: Instant,
    readAt: Instant.nullable(),
  })
  .meta({ id: 'Notification' });

export const NotificationList = z
  .object({
    items: z.array(Notification).describe('Newest first, at most 50'),
    unread: z.int().describe('Of all notifications, including those no longer listed'),
  })
  .meta({ id: 'NotificationList' });
