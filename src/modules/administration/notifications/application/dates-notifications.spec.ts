import { beforeEach, expect, it } from 'vitest';
import { aCollegeCard } from '#modules/college-catalogue/testing/a-college-card.js';
import { FixedCards } from '#modules/college-catalogue/testing/fixed-cards.js';
import { InMemoryNotificationSettings } from '#modules/identity/testing/in-memory-notification-settings.js';
import { NotedAccounts } from '#modules/identity/testing/noted-accounts.js';
import { ApplicationDecided, StudentReminded } from '#modules/matching/contracts/index.js';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '#shared-kernel/testing/immediate-unit-of-work.js';
import { InMemoryNotifications } from '../testing/in-memory-notifications.js';
import { SendNotifications } from './send-notifications.js';
import { TellStudentOfDates } from './tell-student-of-dates.js';
import { TellStudentOfDecision } from './tell-student-of-decision.js';

let notifications: InMemoryNotifications;
let send: SendNotifications;
beforeEach(() => {
  notifications = new InMemoryNotifications();
  const settings = new InMemoryNotificationSettings();
  settings.turn('maya', 'reminders', { bell: true, email: false });
  const clock = new FixedClock(new Date('2026-10-25T11:02:00Z'));
  send = new SendNotifications(
    notifications,
    new NotedAccounts(),
    settings,
    new ImmediateUnitOfWork(),
    clock,
  );
});

it('the bell tells of each near date once, the first on top, with the way to the application', async () => {
  const event = new StudentReminded('maya', [
    {
      kind: 'deadline-near',
      key: 'app-1 2026-11-01 7',
      applicationId: 'app-1',
      title: 'Early Action, Ohio State: 7 days left',
      body: 'November 1. Checked by you on October 3: osu.edu',
      spanish: {
        title: 'Early Action, Ohio State: faltan 7 días',
        body: '1 de noviembre. Usted confirmó esta fecha el 3 de octubre: osu.edu',
      },
    },
    {
      kind: 'check-deadline',
      key: 'app-2 2026-11-08 14',
      applicationId: 'app-2',
      title: 'Check the date of Early Action, Purdue',
      body: 'We have November 8. Usual date, check the college.',
      spanish: {
        title: 'Confirme la fecha de Early Action, Purdue',
        body: 'Tenemos el 8 de noviembre. Es la fecha habitual.',
      },
    },
  ]);

  const tell = new TellStudentOfDates(send);
  await tell.handle(event);
  await tell.handle(event);

  expect(notifications.newestFirst('maya').map(({ kind, title, link }) => [kind, title, link])).toEqual([
    ['deadline-near', 'Early Action, Ohio State: 7 days left', '/applications/app-1'],
    ['check-deadline', 'Check the date of Early Action, Purdue', '/applications/app-2'],
  ]);
  expect(notifications.newestFirst('maya').map(({ spanish }) => spanish?.title)).toEqual([
    'Early Action, Ohio State: faltan 7 días',
    'Confirme la fecha de Early Action, Purdue',
  ]);
});

it('after each decision the bell says what comes next, and nothing after a withdrawal', async () => {
  const { id: collegeId } = aCollegeCard();
  const tell = new TellStudentOfDecision(new FixedCards([aCollegeCard()]), send);
  for (const result of ['Deferred', 'Deferred', 'Accepted', 'Withdrawn'] as const)
    await tell.handle(new ApplicationDecided('app-1', 'maya', collegeId, result));

  expect(notifications.newestFirst('maya').map(({ subject, title, link }) => [subject, title, link])).toEqual(
    [
      ['app-1 Accepted', 'Ohio State University: what comes next', '/applications/app-1'],
      ['app-1 Deferred', 'Ohio State University: what comes next', '/applications/app-1'],
    ],
  );
});
