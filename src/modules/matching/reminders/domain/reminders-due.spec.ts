import { describe, expect, it } from 'vitest';
import { localTime } from '#shared-kernel/domain/local-time.js';
import { aDate } from '../testing/dates.js';
import { remindersDue, type SentReminder } from './reminders-due.js';

const NEW_YORK = 'America/New_York';
const dueAt = (moment: string, date = aDate({}), zone = NEW_YORK, sent: readonly SentReminder[] = []) =>
  remindersDue([date], sent, new Date(moment), zone).map(({ daysBefore, daysLeft }) => [
    daysBefore,
    daysLeft,
  ]);

describe('a reminder of a checked date (November 1)', () => {
  it.each([
    ['31 days before', '2026-10-01T16:00:00Z', []],
    ['30 days before', '2026-10-02T16:00:00Z', [[30, 30]]],
    ['29 days before, when that of day 30 was missed', '2026-10-03T16:00:00Z', [[30, 29]]],
    ['12 days before, when two were missed', '2026-10-20T16:00:00Z', [[14, 12]]],
    ['a week before', '2026-10-25T16:00:00Z', [[7, 7]]],
    ['two days before', '2026-10-30T16:00:00Z', [[2, 2]]],
    ['the day before', '2026-10-31T16:00:00Z', [[1, 1]]],
    ['on the day itself, when all were missed', '2026-11-01T17:00:00Z', [[1, 0]]],
    ['a day late', '2026-11-02T17:00:00Z', []],
  ])('%s', (_when, moment, expected) => {
    expect(dueAt(moment)).toEqual(expected);
  });

  it.each([
    ['at 6:59 in the morning', '2026-10-25T10:59:59Z', 0],
    ['at 7 in the morning', '2026-10-25T11:00:00Z', 1],
    ['just before 9 in the evening', '2026-10-26T00:59:59Z', 1],
    ['at 9 in the evening', '2026-10-26T01:00:00Z', 0],
    ['at midnight', '2026-10-25T04:00:00Z', 0],
  ])('waits for the day: %s', (_when, moment, expected) => {
    expect(dueAt(moment)).toHaveLength(expected);
  });

  it.each([
    ['Asia/Kolkata, five and a half hours ahead', 'Asia/Kolkata', '2026-10-25T01:30:00Z', [[7, 7]]],
    ['Asia/Kolkata, still asleep', 'Asia/Kolkata', '2026-10-25T01:29:59Z', []],
    ['Asia/Kathmandu, three quarters of an hour off', 'Asia/Kathmandu', '2026-10-25T01:15:00Z', [[7, 7]]],
    ['Pacific/Kiritimati, a day ahead', 'Pacific/Kiritimati', '2026-10-24T17:00:00Z', [[7, 7]]],
    ['Pacific/Pago_Pago, a day behind', 'Pacific/Pago_Pago', '2026-10-25T18:00:00Z', [[7, 7]]],
    [
      'Australia/Lord_Howe, which moves its clocks by half an hour',
      'Australia/Lord_Howe',
      '2026-10-24T20:00:00Z',
      [[7, 7]],
    ],
  ])('goes by the student’s clock in %s', (_zone, zone, moment, expected) => {
    expect(dueAt(moment, aDate({}), zone)).toEqual(expected);
  });

  it('counts days, not hours, over the night the clocks change', () => {
    const date = aDate({ day: '2026-11-02' });

    expect(dueAt('2026-10-31T11:00:00Z', date)).toEqual([[2, 2]]);
    // 7 in the morning is an hour later by world time: 2026-11-01 has 25 hours.
    expect(dueAt('2026-11-01T11:30:00Z', date)).toEqual([]);
    expect(dueAt('2026-11-01T12:00:00Z', date)).toEqual([[1, 1]]);
    expect(dueAt('2027-03-13T12:00:00Z', aDate({ day: '2027-03-15' }))).toEqual([[2, 2]]);
    // And 2027-03-14 has 23.
    expect(dueAt('2027-03-14T11:00:00Z', aDate({ day: '2027-03-15' }))).toEqual([[1, 1]]);
  });

  it('counts the leap day', () => {
    expect(dueAt('2028-02-28T17:00:00Z', aDate({ day: '2028-03-01' }))).toEqual([[2, 2]]);
    expect(dueAt('2028-02-15T17:00:00Z', aDate({ day: '2028-02-29' }))).toEqual([[14, 14]]);
  });

  it('is not due again, also where the student travels back over the date line', () => {
    const sent = [{ subject: 'app-1', day: '2026-11-01', daysBefore: 1 }];

    expect(dueAt('2026-10-31T16:00:00Z', aDate({}), NEW_YORK, sent)).toEqual([]);
    expect(dueAt('2026-10-30T23:00:00Z', aDate({}), 'Pacific/Honolulu', sent)).toEqual([]);
  });

  it('is due for the new day when the date moves', () => {
    const sent = [{ subject: 'app-1', day: '2026-11-01', daysBefore: 7 }];

    expect(dueAt('2026-10-25T16:00:00Z', aDate({ day: '2026-11-08' }), NEW_YORK, sent)).toEqual([[14, 14]]);
  });
});

describe('a date that nobody checked', () => {
  it.each([
    ['is asked about 30 days before', '2026-10-02T16:00:00Z', [[30, 30]]],
    ['is asked about 14 days before', '2026-10-18T16:00:00Z', [[14, 14]]],
    ['is asked about once, late, when that was missed', '2026-10-27T16:00:00Z', [[14, 5]]],
    ['is past', '2026-11-02T17:00:00Z', []],
  ])('%s', (_what, moment, expected) => {
    expect(dueAt(moment, aDate({ certainty: 'unchecked' }))).toEqual(expected);
  });

  it('is not counted down after the question', () => {
    const sent = [{ subject: 'app-1', day: '2026-11-01', daysBefore: 14 }];
    const date = aDate({ certainty: 'unchecked' });

    for (const day of ['19', '25', '30', '31'])
      expect(dueAt(`2026-10-${day}T16:00:00Z`, date, NEW_YORK, sent)).toEqual([]);
  });
});

/** A small generator, so that a failure repeats. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

const ZONES = [
  NEW_YORK,
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Honolulu',
  'UTC',
];
const HOUR = 3_600_000;

/** Ticks every hour for 40 days up to two days after the date; `isUp` says whether the server runs. */
function season(zone: string, day: string, isUp: (hour: number) => boolean) {
  const date = aDate({ day });
  const sent: SentReminder[] = [];
  const seen: { daysBefore: number; daysLeft: number; at: Date }[] = [];
  for (let hour = -38 * 24; hour < 48; hour += 1) {
    if (!isUp(hour)) continue;
    const at = new Date(Date.parse(day) + hour * HOUR);
    for (const { subject, daysBefore, daysLeft } of remindersDue([date], sent, at, zone)) {
      sent.push({ subject, day, daysBefore });
      seen.push({ daysBefore, daysLeft, at });
    }
  }
  return seen;
}

describe.each(ZONES)('hourly ticks in %s', (zone) => {
  const random = numbers(zone.length);
  const DAYS = ['2026-11-01', '2026-11-02', '2027-01-01', '2027-03-15', '2027-04-05', '2028-03-01'];

  it('send all five, each on its day at the first tick after 7', () => {
    for (const day of DAYS) {
      const seen = season(zone, day, () => true);

      expect(seen.map(({ daysLeft }) => daysLeft)).toEqual([30, 14, 7, 2, 1]);
      for (const { at } of seen) expect(localTime(at, zone).hour).toBe(7);
    }
  });

  it('send each at most once, nothing at night and nothing late, whatever outages there are', () => {
    for (let round = 0; round < 6; round += 1) {
      const day = DAYS[round % DAYS.length] ?? '2027-01-01';
      const downTo = random.next().value;
      const seen = season(zone, day, (hour) => random.next().value > downTo || hour % 97 === 0);

      expect(new Set(seen.map(({ daysBefore }) => daysBefore)).size).toBe(seen.length);
      for (const { at, daysLeft, daysBefore } of seen) {
        const { hour } = localTime(at, zone);
        expect(hour >= 7 && hour < 21).toBe(true);
        expect(daysLeft >= 0 && daysLeft <= daysBefore).toBe(true);
      }
    }
  });
});
