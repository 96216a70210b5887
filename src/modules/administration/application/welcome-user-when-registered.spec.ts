import { beforeEach, describe, expect, it } from 'vitest';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '#shared-kernel/testing/immediate-unit-of-work.js';
import { UserRegistered } from '#modules/identity/contracts/index.js';
import { InMemoryNotifications } from '../testing/in-memory-notifications.js';
import { Messenger } from './messenger.js';
import { WelcomeUserWhenRegistered } from './welcome-user-when-registered.js';

let notifications: InMemoryNotifications;
let welcome: WelcomeUserWhenRegistered;
beforeEach(() => {
  notifications = new InMemoryNotifications();
  const clock = new FixedClock(new Date('2026-11-20T09:00:00Z'));
  welcome = new WelcomeUserWhenRegistered(new Messenger(notifications, new ImmediateUnitOfWork(), clock));
});

const registered = (role: UserRegistered['role']) =>
  new UserRegistered('maya', 'maya@example.org', 'Maya', 'Lin', role);
const told = () => notifications.newestFirst('maya').map(({ kind, link }) => [kind, link]);

describe('someone who has just registered', () => {
  it('as a student, is welcomed, asked to complete the profile and shown to the colleges', async () => {
    await welcome.handle(registered('student'));

    expect(told()).toEqual([
      ['welcome', '/profile'],
      ['complete-profile', '/profile?section=academic&step=performance'],
      ['find-colleges', '/colleges'],
    ]);
  });

  it.each(['parent', 'counselor'] as const)('as a %s, is welcomed', async (role) => {
    await welcome.handle(registered(role));

    expect(told()).toEqual([['welcome', '/']]);
  });

  it('as an admin, is told nothing', async () => {
    await welcome.handle(registered('admin'));

    expect(told()).toEqual([]);
  });

  it('is told once, also when the news come twice', async () => {
    await welcome.handle(registered('student'));
    await notifications.markAllRead('maya');
    await welcome.handle(registered('student'));

    expect(told()).toHaveLength(3);
    expect(notifications.unreadOf('maya')).toBe(0);
  });
});
