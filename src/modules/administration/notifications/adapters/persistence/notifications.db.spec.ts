import { connectTo } from '#shared-kernel/testing/connect-to.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#shared-kernel/application/new-id.js';
import { type UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { ImmediateUnitOfWork } from '#shared-kernel/testing/immediate-unit-of-work.js';
import { type Notifications } from '../../application/notifications.js';
import { type Message, Notification } from '../../domain/notification.js';
import { NotificationNotFound } from '../../domain/notification.errors.js';
import {
  administrationDatabase,
  type AdministrationDatabase,
} from '../../testing/administration-database.js';
import { InMemoryNotifications } from '../../testing/in-memory-notifications.js';
import { NotificationBellReadModel } from '../read-models/notification-bell.read-model.js';
import { SqlNotifications } from './sql-notifications.js';
import { UNREAD_CHANNEL } from './unread-channel.js';

const PATIENTLY = { timeout: 20_000 };
const NOW = new Date('2026-11-20T09:00:00.123Z');
const LATER = new Date('2026-11-20T10:00:00.456Z');

let database: AdministrationDatabase;
let bell: NotificationBellReadModel;
let maya: string;
let noor: string;
beforeAll(async () => {
  database = await administrationDatabase();
  bell = database.module.get(NotificationBellReadModel);
});
afterAll(() => database.close());
beforeEach(() => {
  maya = newId();
  noor = newId();
});

const notification = (userId: string, change: Partial<Message> = {}, now = NOW) =>
  Notification.of(
    newId(),
    userId,
    { kind: 'welcome', title: 'Welcome “home” 🍂', body: 'Have a look around.', link: '/profile', ...change },
    now,
  );

describe.each(['in memory', 'PostgreSQL'])('notifications in %s', (storage) => {
  let notifications: Notifications;
  let unitOfWork: UnitOfWork;
  let unreadOf: (userId: string) => Promise<number | undefined>;
  beforeEach(() => {
    const isReal = storage === 'PostgreSQL';
    const inMemory = new InMemoryNotifications();
    notifications = isReal ? database.module.get(SqlNotifications) : inMemory;
    unitOfWork = isReal ? database.unitOfWork : new ImmediateUnitOfWork();
    unreadOf = isReal
      ? async (userId) => (await bell.unreadOf([userId], LATER)).get(userId)
      : (userId) => Promise.resolve(inMemory.unreadOf(userId));
  });
  const add = (...added: Notification[]) => unitOfWork.run(() => notifications.add(added));

  it('are unread until they are read', async () => {
    const [first, second] = [notification(maya), notification(maya, { kind: 'find-colleges' })];
    await add(first, second);
    expect(await unreadOf(maya)).toBe(2);

    await notifications.markRead(maya, first.id, LATER);
    await notifications.markRead(maya, first.id, LATER);
    expect(await unreadOf(maya)).toBe(1);
  });

  it('of one kind and subject are stored once and stay read', async () => {
    const first = notification(maya);
    await add(first);
    await notifications.markRead(maya, first.id, LATER);
    await add(notification(maya), notification(maya));

    expect(await unreadOf(maya)).toBe(0);
  });

  it('of one kind about two subjects are both stored', async () => {
    await add(notification(maya, { subject: 'essay-1' }), notification(maya, { subject: 'essay-2' }));

    expect(await unreadOf(maya)).toBe(2);
  });

  it('can be marked read all at once, for their owner only', async () => {
    await add(notification(maya), notification(maya, { kind: 'find-colleges' }), notification(noor));
    await notifications.markAllRead(maya, LATER);

    expect([await unreadOf(maya), await unreadOf(noor)]).toEqual([0, 1]);
  });

  it('do not exist for anyone else', async () => {
    const mine = notification(maya);
    await add(mine);

    await expect(notifications.markRead(noor, mine.id, LATER)).rejects.toThrow(NotificationNotFound);
    await expect(notifications.markRead(maya, newId(), LATER)).rejects.toThrow(NotificationNotFound);
    expect(await unreadOf(maya)).toBe(1);
  });
});

describe('the bell', () => {
  const stored = () => database.module.get(SqlNotifications);

  it('lists the newest first, with the time they were first read', async () => {
    const [older, newer] = [
      notification(maya),
      notification(maya, { kind: 'find-colleges', link: '/colleges' }, LATER),
    ];
    await stored().add([newer, older]);
    await stored().markRead(maya, older.id, LATER);
    await stored().markRead(maya, older.id, new Date('2026-11-21T10:00:00Z'));

    const { items, unread } = await bell.of(maya, LATER);
    expect(unread).toBe(1);
    expect(items.map(({ id, link }) => [id, link])).toEqual([
      [newer.id, '/colleges'],
      [older.id, '/profile'],
    ]);
    expect(items[1]).toMatchObject({
      kind: 'welcome',
      title: 'Welcome “home” 🍂',
      body: 'Have a look around.',
    });
    expect(new Date(items[1]?.readAt ?? '')).toEqual(LATER);
    expect(new Date(items[1]?.createdAt ?? '')).toEqual(NOW);
  });

  it('lists fifty and counts all unread ones', async () => {
    await stored().add(Array.from({ length: 60 }, (_, n) => notification(maya, { subject: String(n) })));

    const { items, unread } = await bell.of(maya, LATER);
    expect([items.length, unread]).toEqual([50, 60]);
  });

  it('is empty for a person without notifications', async () => {
    expect(await bell.of(maya, LATER)).toEqual({ items: [], unread: 0 });
    expect(await bell.unreadOf([], LATER)).toEqual(new Map());
  });
});

describe('the unread channel', () => {
  it('carries a change once it is committed, and never one that was rolled back', async () => {
    const received: (string | undefined)[] = [];
    const client = await connectTo(database.url);
    await client.query(`listen ${UNREAD_CHANNEL}`);
    client.on('notification', ({ payload }) => received.push(payload));
    const notifications = database.module.get(SqlNotifications);

    const rolledBack = database.unitOfWork.run(async () => {
      await notifications.add([notification(noor)]);
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    const mine = notification(maya);
    await database.unitOfWork.run(async () => {
      await notifications.add([mine, notification(maya, { kind: 'find-colleges' })]);
      await client.query('select 1');
      expect(received).toEqual([]);
    });
    await expect.poll(() => received, PATIENTLY).toEqual([maya]);

    await notifications.markRead(maya, mine.id, LATER);
    await expect.poll(() => received, PATIENTLY).toEqual([maya, maya]);
    await client.end();
  });
});

describe('the table', () => {
  it.each(['https://elsewhere.example', '//elsewhere.example', 'colleges'])(
    'refuses a link out of Flyleaf: %s',
    async (link) => {
      const insert = database.sql.rows(
        `insert into administration.notifications (id, user_id, kind, title, body, link, created_at)
         values ($1, $2, 'welcome', 'Welcome', 'Have a look around.', $3, $4)`,
        [newId(), maya, link, NOW],
      );
      await expect(insert).rejects.toThrow(/notifications_link_check/);
    },
  );
});
