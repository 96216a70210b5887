import { type NotificationTopic } from '#modules/identity/contracts/index.js';

/** By the kind of a notification. What is not here is news of the account: it always arrives at the bell. */
const TOPICS: Readonly<Record<string, NotificationTopic>> = {
  'deadline-near': 'reminders',
  'check-deadline': 'reminders',
  'essay-commented': 'essays',
  'essay-reviewed': 'essays',
  'adult-linked': 'sharing',
  'sharing-ended': 'sharing',
  'college-suggested': 'sharing',
  'essay-shared': 'sharing',
  'link-requested': 'sharing',
  'request-granted': 'sharing',
  'application-decided': 'colleges',
};

export const topicOf = (kind: string): NotificationTopic | null => TOPICS[kind] ?? null;
