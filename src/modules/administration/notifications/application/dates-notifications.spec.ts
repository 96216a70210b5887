import { expect, it } from 'vitest';
import { NotedAccounts } from '#modules/identity/testing/noted-accounts.js';
import { StudentReminded } from '#modules/matching/contracts/index.js';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '#shared-kernel/testing/immediate-unit-of-work.js';
import { InMemoryNotifications } from '../testing/in-memory-notifications.js';
import { SendNotifications } from './send-notifications.js';
import { TellStudentOfDates } from './tell-student-of-dates.js';

it('the bell tells of each near date once, the first on top, with the way to the application', async () => {
  const notifications = new InMemoryNotifications();
  const clock = new FixedClock(new Date('2026-10-25T11:02:00Z'));
  const send = new SendNotifications(notifications, new NotedAccounts(), new ImmediateUnitOfWork(), clock);
  const event = new StudentReminded('maya', [
    {
      kind: 'deadline-near',
      key: 'app-1 2026-11-01 7',
      applicationId: 'app-1',
      title: 'Early Action, Ohio State: 7 days left',
      body: 'November 1. Checked by you on October 3: osu.edu',
    },
    {
      kind: 'check-deadline',
      key: 'app-2 2026-11-08 14',
      applicationId: 'app-2',
      title: 'Check the date of Early Action, Purdue',
      body: 'We have November 8. Usual date, check the college.',
    },
  ]);

  const tell = new TellStudentOfDates(send);
  await tell.handle(event);
  await tell.handle(event);

  expect(notifications.newestFirst('maya').map(({ kind, title, link }) => [kind, title, link])).toEqual([
    ['deadline-near', 'Early Action, Ohio State: 7 days left', '/applications/app-1'],
    ['check-deadline', 'Check the date of Early Action, Purdue', '/applications/app-2'],
  ]);
});
