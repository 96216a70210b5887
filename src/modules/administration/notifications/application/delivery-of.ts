import { type DeliverySettings } from '#modules/identity/contracts/index.js';
import { afterQuietHours } from '#shared-kernel/domain/quiet-hours.js';
import { type Delivery } from '../domain/notification.js';
import { topicOf } from './topic-of.js';

/** Several things at once are one email, and what is read at the bell meanwhile is not emailed. */
const EMAIL_AFTER_MS = 10 * 60 * 1000;

/** Where and when a notification of this kind arrives; null where its owner wants none. */
export function deliveryOf(kind: string, settings: DeliverySettings, now: Date): Delivery | null {
  const topic = topicOf(kind);
  const { bell, email } = topic === null ? { bell: true, email: false } : settings.where[topic];
  // Emails about dates are written where the dates are known.
  const isEmailed = email && topic !== 'reminders';
  if (!bell && !isEmailed) return null;

  const from = (moment: Date) => afterQuietHoursOf(settings, moment);
  const heldUntil = from(now);
  return {
    atBell: bell,
    heldUntil: heldUntil > now ? heldUntil : null,
    emailDueAt: isEmailed ? from(new Date(now.getTime() + EMAIL_AFTER_MS)) : null,
  };
}

const afterQuietHoursOf = ({ quietHours, timeZone }: DeliverySettings, moment: Date): Date =>
  quietHours === null || timeZone === null ? moment : afterQuietHours(moment, quietHours, timeZone);
