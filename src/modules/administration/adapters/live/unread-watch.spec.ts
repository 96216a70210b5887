import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import {
  DatabaseNotifications,
  type NotificationListener,
} from '#shared-kernel/platform/persistence/database-notifications.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { anOpenPage } from '../../testing/open-page.js';
import { NotificationBellReadModel } from '../read-models/notification-bell.read-model.js';
import { OpenStreams } from './open-streams.js';
import { UnreadWatch } from './unread-watch.js';

let streams: OpenStreams;
let unreadOf: MockInstance<NotificationBellReadModel['unreadOf']>;
let watch: UnreadWatch;
let listener: NotificationListener;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Logger.prototype, 'warn').mockReturnValue();
  streams = new OpenStreams();
  const bell = new NotificationBellReadModel(Object.create(Sql.prototype) as Sql);
  unreadOf = vi.spyOn(bell, 'unreadOf');
  const notifications = new DatabaseNotifications('postgres://nobody');
  vi.spyOn(notifications, 'listen').mockImplementation((_channel, given) => {
    listener = given;
  });
  watch = new UnreadWatch(streams, bell, notifications);
  watch.onApplicationBootstrap();
});
afterEach(() => {
  watch.onModuleDestroy();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = (userId: string) => {
  const page = anOpenPage(userId);
  streams.admit(page.stream);
  page.heard();
  return page;
};
const counting = (unread: number) => (userIds: readonly string[]) =>
  Promise.resolve(new Map(userIds.map((userId) => [userId, unread])));

describe('watching unread counts', () => {
  it('tells every page of someone whose count may have changed, and asks for nobody who is away', async () => {
    const [one, other, noor] = [open('maya'), open('maya'), open('noor')];
    unreadOf.mockImplementation(counting(2));
    listener.onMessage('maya');
    listener.onMessage('someone away');
    await vi.advanceTimersByTimeAsync(0);

    expect(unreadOf.mock.calls).toEqual([[['maya']]]);
    expect([one.heard(), other.heard(), noor.heard()]).toEqual([
      expect.stringContaining('{"unread":2}'),
      expect.stringContaining('{"unread":2}'),
      '',
    ]);
  });

  it('asks one question at a time, so that the newest answer comes last', async () => {
    const page = open('maya');
    const first = Promise.withResolvers<Map<string, number>>();
    unreadOf.mockReturnValueOnce(first.promise).mockImplementation(counting(1));
    listener.onMessage('maya');
    listener.onMessage('maya');
    listener.onMessage('maya');
    await vi.advanceTimersByTimeAsync(0);
    expect(unreadOf).toHaveBeenCalledOnce();

    first.resolve(new Map([['maya', 2]]));
    await vi.advanceTimersByTimeAsync(0);
    expect(unreadOf).toHaveBeenCalledTimes(2);
    expect(page.heard()).toMatch(/"unread":2[^]*"unread":1/);
  });

  it('looks anyway within ten seconds, and at once after a time of not listening', async () => {
    const page = open('maya');
    unreadOf.mockImplementation(counting(4));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(page.heard()).toContain('{"unread":4}');

    unreadOf.mockImplementation(counting(5));
    listener.onReconnect();
    await vi.advanceTimersByTimeAsync(0);
    expect(page.heard()).toContain('{"unread":5}');
  });

  it('goes on after a question that failed', async () => {
    const page = open('maya');
    unreadOf.mockRejectedValueOnce(new Error('away')).mockImplementation(counting(4));
    listener.onMessage('maya');
    await vi.advanceTimersByTimeAsync(10_000);

    expect(page.heard()).toContain('{"unread":4}');
  });

  it('asks nothing while nobody listens', async () => {
    await vi.advanceTimersByTimeAsync(60_000);

    expect(unreadOf).not.toHaveBeenCalled();
  });
});
