import { beforeEach, describe, expect, it } from 'vitest';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '#shared-kernel/testing/immediate-unit-of-work.js';
import { UserRegistered } from '#modules/identity/contracts/index.js';
import { InMemoryNotificationSettings } from '#modules/identity/testing/in-memory-notification-settings.js';
import { NotedAccounts } from '#modules/identity/testing/noted-accounts.js';
import { InMemoryNotifications } from '../testing/in-memory-notifications.js';
import { SendNotifications } from './send-notifications.js';
import { WelcomeUserWhenRegistered } from './welcome-user-when-registered.js';

let accounts: NotedAccounts;
let notifications: InMemoryNotifications;
let welcome: WelcomeUserWhenRegistered;
beforeEach(() => {
  accounts = new NotedAccounts();
  notifications = new InMemoryNotifications();
  const clock = new FixedClock(new Date('2026-11-20T09:00:00Z'));
  const unitOfWork = new ImmediateUnitOfWork();
  welcome = new WelcomeUserWhenRegistered(
    new SendNotifications(notifications, accounts, new InMemoryNotificationSettings(), unitOfWork, clock),
  );
});

const registered = (role: UserRegistered['role']) =>
  new UserRegistered('maya', 'maya@example.org', 'Maya', 'Lin', role);
const received = () => notifications.newestFirst('maya').map(({ kind, link }) => [kind, link]);

describe('a new account', () => {
  it('of a student gets a welcome, then the profile, then the colleges', async () => {
    await welcome.handle(registered('student'));

    expect(received()).toEqual([
      ['welcome', '/profile'],
      ['complete-profile', '/profile?section=academic&step=performance'],
      ['find-colleges', '/colleges'],
    ]);
  });

  it.each(['parent', 'counselor'] as const)('of a %s gets a welcome', async (role) => {
    await welcome.handle(registered(role));

    expect(received()).toEqual([['welcome', '/']]);
  });

  it('of an admin gets no notification', async () => {
    await welcome.handle(registered('admin'));

    expect(received()).toEqual([]);
  });

  it('gets nothing if it was removed in the meantime', async () => {
    await accounts.remove('maya', 'under-13');
    await welcome.handle(registered('student'));

    expect(received()).toEqual([]);
  });

  it('gets each notification once when the event is delivered twice', async () => {
    await welcome.handle(registered('student'));
    await notifications.markAllRead('maya');
    await welcome.handle(registered('student'));

    expect(received()).toHaveLength(3);
    expect(notifications.unreadOf('maya')).toBe(0);
  });
});
