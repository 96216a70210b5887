import { beforeEach, describe, expect, it } from 'vitest';
import { SharingStudents } from '#modules/identity/contracts/index.js';
import { NotedAccounts } from '#modules/identity/testing/noted-accounts.js';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '#shared-kernel/testing/immediate-unit-of-work.js';
import { aDate } from '../../reminders/testing/dates.js';
import { FixedOpenDates } from '../../reminders/testing/fixed-open-dates.js';
import { RandomCalendarTokens } from '../adapters/random-calendar-tokens.js';
import { CalendarNotFound } from '../domain/calendar.errors.js';
import { InMemoryCalendarFeeds } from '../testing/in-memory-calendar-feeds.js';
import { StudentCalendar } from './student-calendar.js';

const NOW = new Date('2026-10-25T16:00:00Z');

class OneStudent extends SharingStudents {
  mayShow = true;

  firstNameOf(): Promise<string | null> {
    return Promise.resolve(this.mayShow ? 'Maya' : null);
  }
}

let feeds: InMemoryCalendarFeeds;
let students: OneStudent;
let calendar: StudentCalendar;
beforeEach(() => {
  feeds = new InMemoryCalendarFeeds();
  students = new OneStudent();
  const dates = new FixedOpenDates([aDate({}), aDate({ subject: 'app-2', certainty: 'unchecked' })]);
  calendar = new StudentCalendar(
    feeds,
    new RandomCalendarTokens(),
    dates,
    students,
    new NotedAccounts(),
    new ImmediateUnitOfWork(),
    new FixedClock(NOW),
  );
});

describe('the private address of a calendar', () => {
  it('shows the open dates; one that nobody checked says so', async () => {
    const entries = await calendar.entriesAt(await calendar.makeAddress('maya'));

    expect(entries.map(({ id, title }) => [id, title])).toEqual([
      ['app-1', 'Early Action, Ohio State'],
      ['app-2', 'Check: Early Action, Ohio State'],
    ]);
  });

  it('is long, never the same, and not what is stored', async () => {
    const token = await calendar.makeAddress('maya');

    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify([...feeds.stored])).not.toContain(token);
    expect(await calendar.makeAddress('maya')).not.toBe(token);
  });

  it.each([
    ['a new one was made', () => calendar.makeAddress('maya')],
    ['it was turned off', () => calendar.turnOff('maya')],
    [
      'the student is leaving or the account is closed',
      () => {
        students.mayShow = false;
        return Promise.resolve();
      },
    ],
  ])('stops when %s', async (_when, end) => {
    const token = await calendar.makeAddress('maya');
    await end();

    await expect(calendar.entriesAt(token)).rejects.toThrow(CalendarNotFound);
  });

  it('is not found when nobody made it', async () => {
    for (const token of ['', 'x', 'a'.repeat(43)])
      await expect(calendar.entriesAt(token)).rejects.toThrow(CalendarNotFound);
  });
});
