import { expect, it } from 'vitest';
import { EssayCommented } from '#modules/essays/contracts/index.js';
import { NotedAccounts } from '#modules/identity/testing/noted-accounts.js';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '#shared-kernel/testing/immediate-unit-of-work.js';
import { InMemoryNotifications } from '../testing/in-memory-notifications.js';
import { SendNotifications } from './send-notifications.js';
import { TellStudentOfComment } from './tell-student-of-comment.js';

it('a student hears of each comment once, with the way to it', async () => {
  const notifications = new InMemoryNotifications();
  const clock = new FixedClock(new Date('2026-11-23T09:00:00Z'));
  const send = new SendNotifications(notifications, new NotedAccounts(), new ImmediateUnitOfWork(), clock);
  const tell = new TellStudentOfComment(send);

  await tell.handle(new EssayCommented('first', 'essay', 'maya'));
  await tell.handle(new EssayCommented('first', 'essay', 'maya'));
  await tell.handle(new EssayCommented('second', 'essay', 'maya'));

  expect(notifications.newestFirst('maya').map(({ kind, subject, link }) => [kind, subject, link])).toEqual([
    ['essay-commented', 'second', '/essays/essay?tab=comments'],
    ['essay-commented', 'first', '/essays/essay?tab=comments'],
  ]);
});
