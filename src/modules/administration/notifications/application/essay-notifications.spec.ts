import { beforeEach, describe, expect, it } from 'vitest';
import { EssayCommented, EssayReviewed } from '#modules/essays/contracts/index.js';
import { InMemoryNotificationSettings } from '#modules/identity/testing/in-memory-notification-settings.js';
import { NotedAccounts } from '#modules/identity/testing/noted-accounts.js';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '#shared-kernel/testing/immediate-unit-of-work.js';
import { InMemoryNotifications } from '../testing/in-memory-notifications.js';
import { SendNotifications } from './send-notifications.js';
import { TellStudentOfComment } from './tell-student-of-comment.js';
import { TellStudentOfReview } from './tell-student-of-review.js';

let notifications: InMemoryNotifications;
let send: SendNotifications;
beforeEach(() => {
  notifications = new InMemoryNotifications();
  const clock = new FixedClock(new Date('2026-11-23T09:00:00Z'));
  send = new SendNotifications(
    notifications,
    new NotedAccounts(),
    new InMemoryNotificationSettings(),
    new ImmediateUnitOfWork(),
    clock,
  );
});
const received = () =>
  notifications.newestFirst('maya').map(({ kind, subject, link }) => [kind, subject, link]);

describe('a student hears once, with the way to it,', () => {
  it('of each comment', async () => {
    const tell = new TellStudentOfComment(send);
    for (const comment of ['first', 'first', 'second'])
      await tell.handle(new EssayCommented(comment, 'essay', 'maya'));

    expect(received()).toEqual([
      ['essay-commented', 'second', '/essays/essay?tab=comments'],
      ['essay-commented', 'first', '/essays/essay?tab=comments'],
    ]);
  });

  it('of each version that was read', async () => {
    const tell = new TellStudentOfReview(send);
    for (const version of [1, 1, 2]) await tell.handle(new EssayReviewed('review', 'essay', 'maya', version));

    expect(received()).toEqual([
      ['essay-reviewed', 'essay 2', '/essays/essay?tab=analysis'],
      ['essay-reviewed', 'essay 1', '/essays/essay?tab=analysis'],
    ]);
  });
});
