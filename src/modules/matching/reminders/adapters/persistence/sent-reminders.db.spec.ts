import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NotedAccounts } from '#modules/identity/testing/noted-accounts.js';
import { RecordingEventPublisher } from '#modules/identity/testing/recording-event-publisher.js';
import { SqlNotificationSettings } from '#modules/identity/notification-settings/adapters/persistence/sql-notification-settings.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { type MatchingDatabase, matchingDatabase } from '../../../testing/matching-database.js';
import { RemindStudent } from '../../application/remind-student.js';
import { SqlCalendarFeeds } from '../../../calendar/adapters/persistence/sql-calendar-feeds.js';
import { aDate } from '../../testing/dates.js';
import { FixedOpenDates } from '../../testing/fixed-open-dates.js';
import { SqlSentReminders } from './sql-sent-reminders.js';

/** Seven in the morning in New York, a week before. */
const MORNING = new Date('2026-10-25T11:02:00Z');
const HOUR_MS = 3_600_000;

let database: MatchingDatabase;
let settings: SqlNotificationSettings;
let sent: SqlSentReminders;
beforeAll(async () => {
  database = await matchingDatabase();
  settings = new SqlNotificationSettings(database.sql);
  sent = new SqlSentReminders(database.sql);
});
afterAll(() => database.close());

let student: string;
let events: RecordingEventPublisher;
let clock: FixedClock;
beforeEach(async () => {
  events = new RecordingEventPublisher();
  clock = new FixedClock(MORNING);
  student = await aStudent({ bell: true, email: true });
});

/** Lives in New York and is reminded here. */
async function aStudent(where: { bell: boolean; email: boolean }): Promise<string> {
  const id = newId();
  await database.sql.rows(
    `insert into identity.users (id, email, first_name, last_name, created_at, updated_at)
     values ($1::uuid, $1::uuid || '@example.org', 'Maya', 'Lin', now(), now())`,
    [id],
  );
  await settings.saveClock(id, 'America/New_York', null);
  await settings.saveWhere(id, 'reminders', where);
  return id;
}

/** As one of several servers would. */
const aServer = () =>
  new RemindStudent(
    new NotedAccounts(),
    settings,
    new FixedOpenDates([aDate({}), aDate({ subject: 'app-2', day: '2026-11-08' })]),
    sent,
    events,
    database.unitOfWork,
    clock,
  );
const published = () => events.events.map(({ type }) => type).toSorted();
const ONCE = ['matching.reminder-email-due', 'matching.student-reminded'];

describe('a student', () => {
  it('is reminded once when two servers tick at the same moment', async () => {
    await Promise.all([aServer().remind(student), aServer().remind(student)]);

    expect(published()).toEqual(ONCE);
    expect(await sent.of(student, 'bell')).toHaveLength(2);
  });

  it('is not reminded again at the next ticks or after a restart, and again on the next day to remind', async () => {
    for (let hour = 0; hour < 24; hour += 1) {
      await aServer().remind(student);
      clock.advance(HOUR_MS);
    }
    expect(published()).toEqual(ONCE);

    clock.advance(4 * 24 * HOUR_MS);
    await aServer().remind(student);
    expect(published()).toEqual([...ONCE, ...ONCE].toSorted());
  });

  it('is not told twice of one thing, whatever the code does', async () => {
    const reminder = { subject: 'app-1', day: '2026-11-01', daysBefore: 7 };
    await sent.add(student, 'bell', [reminder], '2026-10-25');

    await expect(sent.add(student, 'bell', [reminder], '2026-10-26')).rejects.toThrow();
  });
});

it('only students who turned something on are gone through, each once', async () => {
  await aStudent({ bell: false, email: false });
  const others = [await aStudent({ bell: true, email: false }), await aStudent({ bell: false, email: true })];

  const page = (await settings.remindedAfter(student)).map(({ studentId }) => studentId);
  expect(page).toEqual(others);
  expect(await settings.remindedAfter(others.at(-1) ?? null)).toEqual([]);
});

it('a new calendar address takes the place of the one before', async () => {
  const feeds = new SqlCalendarFeeds(database.sql);
  await feeds.save(student, 'first', MORNING);
  await feeds.save(student, 'second', new Date(MORNING.getTime() + HOUR_MS));

  expect([await feeds.studentAt('first'), await feeds.studentAt('second')]).toEqual([null, student]);
  expect(await feeds.of(student)).toEqual({ madeAt: new Date(MORNING.getTime() + HOUR_MS) });
  await feeds.remove(student);
  expect(await feeds.studentAt('second')).toBeNull();
});
