import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/instant.js';

export const NotificationId = z.uuid('Choose a notification from your list');

const Notification = z
  .object({
    id: z.uuid(),
    kind: z.string().describe('The sort of news, such as welcome'),
    title: z.string(),
    body: z.string(),
    link: z.string().describe('An address inside the product'),
    createdAt: Instant,
    readAt: Instant.nullable(),
  })
  .meta({ id: 'Notification' });

export const NotificationList = z
  .object({
    items: z.array(Notification).describe('Newest first, at most 50'),
    unread: z.int().describe('Of all there are, also those no longer listed'),
  })
  .meta({ id: 'NotificationList' });
