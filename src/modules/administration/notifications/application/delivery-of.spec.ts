import { beforeEach, describe, expect, it } from 'vitest';
import { InMemoryNotificationSettings } from '#modules/identity/testing/in-memory-notification-settings.js';
import { NotificationSettingsChanged } from '#modules/identity/contracts/index.js';
import { NotedAccounts } from '#modules/identity/testing/noted-accounts.js';
import { RecordingEventPublisher } from '#modules/identity/testing/recording-event-publisher.js';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '#shared-kernel/testing/immediate-unit-of-work.js';
import { NotificationEmailDue } from '../domain/notification.events.js';
import { InMemoryNotifications } from '../testing/in-memory-notifications.js';
import { RescheduleNotificationsWhenSettingsChanged } from './reschedule-notifications-when-settings-changed.js';
import { OrderEmails } from './order-emails.js';
import { SendNotifications } from './send-notifications.js';

/** Ten in the evening in New York. */
const EVENING = new Date('2026-11-27T03:00:00Z');
const MORNING = new Date('2026-11-27T12:00:00Z');
const MINUTE_MS = 60_000;

let settings: InMemoryNotificationSettings;
let notifications: InMemoryNotifications;
let events: RecordingEventPublisher;
let clock: FixedClock;
beforeEach(() => {
  settings = new InMemoryNotificationSettings();
  notifications = new InMemoryNotifications();
  events = new RecordingEventPublisher();
  clock = new FixedClock(EVENING);
});

const send = (kind: string, subject = '') =>
  new SendNotifications(notifications, new NotedAccounts(), settings, new ImmediateUnitOfWork(), clock).to(
    'maya',
    [{ kind, subject, title: 'News', body: 'Something happened.', link: '/' }],
  );
const arrived = () =>
  notifications
    .newestFirst('maya')
    .map(({ atBell, heldUntil, emailDueAt }) => [atBell, heldUntil, emailDueAt]);
const ordered = async () => {
  const emails = new OrderEmails(
    notifications,
    new NotedAccounts(),
    events,
    new ImmediateUnitOfWork(),
    clock,
  );
  await emails.orderDue();
  return events.events.flatMap((event) => (event instanceof NotificationEmailDue ? [event.ids.length] : []));
};

describe('a notification', () => {
  it('arrives at the bell at once, and by no email, as long as nothing was chosen', async () => {
    await send('essay-commented');

    expect(arrived()).toEqual([[true, null, null]]);
  });

  it('of a kind that is turned off never arrives', async () => {
    settings.turn('maya', 'essays', { bell: false, email: false });
    await send('essay-commented');

    expect(arrived()).toEqual([]);
  });

  it('about the account always arrives', async () => {
    for (const topic of ['reminders', 'essays', 'sharing', 'colleges'] as const)
      settings.turn('maya', topic, { bell: false, email: false });
    await send('welcome');

    expect(arrived()).toEqual([[true, null, null]]);
  });

  it('waits for the end of quiet hours, at the bell and by email', async () => {
    settings.setClock('maya', { timeZone: 'America/New_York', quietHours: { from: '21:00', to: '07:00' } });
    settings.turn('maya', 'essays', { bell: true, email: true });
    await send('essay-commented');

    expect(arrived()).toEqual([[true, MORNING, MORNING]]);
  });

  it('about a date is emailed where the dates are known, not from here', async () => {
    settings.turn('maya', 'reminders', { bell: true, email: true });
    await send('deadline-near');

    expect(arrived()).toEqual([[true, null, null]]);
  });
});

describe('a notification that waits', () => {
  const NIGHT = { from: '21:00', to: '07:00' };
  const settingsChange = () =>
    new RescheduleNotificationsWhenSettingsChanged(notifications, settings, clock).handle(
      new NotificationSettingsChanged('maya'),
    );
  beforeEach(async () => {
    settings.setClock('maya', { timeZone: 'America/New_York', quietHours: NIGHT });
    settings.turn('maya', 'essays', { bell: true, email: true });
    await send('essay-commented');
  });

  it('arrives at once when its owner turns quiet hours off', async () => {
    settings.setClock('maya', { timeZone: 'America/New_York', quietHours: null });
    await settingsChange();

    expect(arrived()).toEqual([[true, null, new Date('2026-11-27T03:10:00Z')]]);
  });

  it('arrives at the end of other quiet hours, and not by an email that is wanted no longer', async () => {
    settings.setClock('maya', { timeZone: 'America/New_York', quietHours: { ...NIGHT, to: '06:00' } });
    settings.turn('maya', 'essays', { bell: true, email: false });
    await settingsChange();

    expect(arrived()).toEqual([[true, new Date('2026-11-27T11:00:00Z'), null]]);
  });
});

describe('the email', () => {
  beforeEach(() => settings.turn('maya', 'essays', { bell: true, email: true }));

  it('is one for several notifications, ten minutes after the first, and only one', async () => {
    await send('essay-commented', 'first');
    clock.advance(9 * MINUTE_MS);
    await send('essay-commented', 'second');
    expect(await ordered()).toEqual([]);

    clock.advance(MINUTE_MS);
    expect(await ordered()).toEqual([2]);
    clock.advance(60 * MINUTE_MS);
    expect(await ordered()).toEqual([2]);
  });

  it('is not written about what was read at the bell meanwhile', async () => {
    await send('essay-commented');
    await notifications.markAllRead('maya');
    clock.advance(10 * MINUTE_MS);

    expect(await ordered()).toEqual([]);
  });

  it('comes without the bell, where the owner chose so', async () => {
    settings.turn('maya', 'essays', { bell: false, email: true });
    await send('essay-commented');
    clock.advance(10 * MINUTE_MS);

    expect(arrived().map(([atBell]) => atBell)).toEqual([false]);
    expect(await ordered()).toEqual([1]);
  });
});
