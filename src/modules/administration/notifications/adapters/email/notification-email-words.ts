import { type EmailedNotification } from '../read-models/emailed-notifications.read-model.js';

type Told = Pick<EmailedNotification, 'kind' | 'title' | 'body' | 'spanish'>;

export const english = {
  news: ({ title, body }: Told): { title: string; body: string } => ({ title, body }),
  open: 'Open Flyleaf',
  several: (count: number) => `${String(count)} things are new`,
  intro: 'Here is what happened, the oldest first.',
  why: 'You asked for these emails. You can turn them off at any time.',
  settings: 'Change what we email you',
};
export type NotificationEmailWords = typeof english;
