import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { type SharingChanges } from '#modules/identity/contracts/index.js';
import { DatabaseNotifications } from '#shared-kernel/platform/persistence/database-notifications.js';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { NotificationBellReadModel } from '../read-models/notification-bell.read-model.js';
import { UnreadCounts } from './unread-counts.js';

type Listener = Parameters<DatabaseNotifications['listen']>[1];

let unreadOf: MockInstance<NotificationBellReadModel['unreadOf']>;
let counts: UnreadCounts;
let channel: Listener;
let sharingChanged: Parameters<SharingChanges['onChange']>[0];
const leaving = new Set<AbortController>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Logger.prototype, 'warn').mockReturnValue();
  const bell = new NotificationBellReadModel(Object.create(Sql.prototype) as Sql);
  unreadOf = vi.spyOn(bell, 'unreadOf').mockImplementation(counting(0));
  const databaseNotifications = new DatabaseNotifications('postgres://nobody');
  vi.spyOn(databaseNotifications, 'listen').mockImplementation((_channel, listener) => {
    channel = listener;
  });
  const sharing: SharingChanges = {
    onChange: (listener) => (sharingChanged = listener),
    announce: () => Promise.resolve(),
  };
  counts = new UnreadCounts(
    bell,
    databaseNotifications,
    new FixedClock(new Date('2026-11-20T09:00:00Z')),
    sharing,
  );
  counts.onApplicationBootstrap();
});
afterEach(() => {
  for (const reader of leaving) reader.abort();
  counts.onModuleDestroy();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const counting = (unread: number) => (userIds: readonly string[]) =>
  Promise.resolve(new Map(userIds.map((userId) => [userId, unread])));

/** Follows until the test ends; the numbers arrive in the array. */
async function follow(userId: string): Promise<(number | 'sharing')[]> {
  const reader = new AbortController();
  leaving.add(reader);
  const received: (number | 'sharing')[] = [];
  const reading = async () => {
    for await (const { data } of counts.follow(userId, reader.signal))
      received.push('unread' in data ? data.unread : 'sharing');
  };
  reading().catch(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  return received;
}

describe('following an unread count', () => {
  it('begins with the count now and continues in every tab of the person whose count changed', async () => {
    const [one, other, noor] = [await follow('maya'), await follow('maya'), await follow('noor')];
    unreadOf.mockImplementation(counting(2));
    channel.onMessage('maya');
    await vi.advanceTimersByTimeAsync(0);

    expect([one, other, noor]).toEqual([[0, 2], [0, 2], [0]]);
  });

  it('yields a count again only after another one', async () => {
    const received = await follow('maya');
    channel.onMessage('maya');
    await vi.advanceTimersByTimeAsync(0);

    expect(received).toEqual([0]);
  });

  it('runs one query at a time, so the newest count comes last', async () => {
    const received = await follow('maya');
    unreadOf.mockClear();
    const first = Promise.withResolvers<Map<string, number>>();
    unreadOf.mockReturnValueOnce(first.promise).mockImplementation(counting(1));
    for (let change = 0; change < 3; change += 1) channel.onMessage('maya');
    await vi.advanceTimersByTimeAsync(0);
    expect(unreadOf).toHaveBeenCalledOnce();

    first.resolve(new Map([['maya', 2]]));
    await vi.advanceTimersByTimeAsync(0);
    expect(unreadOf).toHaveBeenCalledTimes(2);
    expect(received).toEqual([0, 2, 1]);
  });

  it('reads all counts again within ten seconds, and at once after a reconnect', async () => {
    const received = await follow('maya');
    unreadOf.mockImplementation(counting(4));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(received).toEqual([0, 4]);

    unreadOf.mockImplementation(counting(5));
    channel.onReconnect();
    await vi.advanceTimersByTimeAsync(0);
    expect(received).toEqual([0, 4, 5]);
  });

  it('continues after a failed query', async () => {
    const received = await follow('maya');
    unreadOf.mockRejectedValueOnce(new Error('down')).mockImplementation(counting(4));
    channel.onMessage('maya');
    await vi.advanceTimersByTimeAsync(10_000);

    expect(received).toEqual([0, 4]);
  });

  it('passes on that sharing changed, to whom it concerns, and to everyone when it may have missed some', async () => {
    const [maya, ana] = [await follow('maya'), await follow('ana')];
    sharingChanged('ana');
    await vi.advanceTimersByTimeAsync(0);
    expect([maya, ana]).toEqual([[0], [0, 'sharing']]);

    sharingChanged(null);
    await vi.advanceTimersByTimeAsync(0);
    expect([maya, ana]).toEqual([
      [0, 'sharing'],
      [0, 'sharing', 'sharing'],
    ]);
  });

  it('stops querying for a person who has left', async () => {
    await follow('maya');
    for (const reader of leaving) reader.abort();
    unreadOf.mockClear();
    channel.onMessage('maya');
    await vi.advanceTimersByTimeAsync(60_000);

    expect(unreadOf).not.toHaveBeenCalled();
  });
});
