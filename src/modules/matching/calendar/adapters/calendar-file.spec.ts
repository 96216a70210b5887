import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CalendarEntry } from '../domain/calendar-entry.js';
import { calendarFile } from './calendar-file.js';

const CHANGED = new Date('2026-10-03T14:05:06Z');
const TITLE =
  'Check: Early Action; Texas A&M, “the one with the 🐕”, \\ where the band and the 12th man are waiting 🎺🎺🎺';
const NOTE = 'Usual date, check the college.\nBEGIN:VEVENT is only text here.';

const anEntry = (given: Partial<CalendarEntry>): CalendarEntry => ({
  id: '0198f0a2-5d3c-7a10-9c1e-3b7a51c0de42',
  title: TITLE,
  description: NOTE,
  day: '2026-11-01',
  applicationId: 'app-1',
  changedAt: CHANGED,
  revision: 7,
  ...given,
});
const fileOf = (...entries: CalendarEntry[]) =>
  calendarFile(entries, (id) => `https://flyleaf.example.org/applications/${id}`);

/** What each of the two readers makes of the first entry. */
const READERS: Readonly<Record<string, (file: string) => Record<string, unknown>>> = {
  'ical.js': (file) => {
    const [first] = ICAL.Component.fromString(file).getAllSubcomponents('vevent');
    const event = new ICAL.Event(first);
    return {
      uid: event.uid,
      title: event.summary,
      note: event.description,
      day: event.startDate.toString(),
      isWholeDay: event.startDate.isDate,
      revision: event.sequence,
      changedAt: String(first?.getFirstPropertyValue('last-modified')),
    };
  },
  'node-ical': (file) => {
    const event = Object.values(nodeIcal.sync.parseICS(file)).find(
      (one): one is VEvent => one?.type === 'VEVENT',
    );
    if (event === undefined) return {};
    return {
      uid: event.uid,
      title: event.summary,
      note: event.description,
      day: localDay(event.start),
      isWholeDay: event.datetype === 'date',
      revision: Number(event.sequence),
      changedAt: event.lastmodified?.toISOString().replace('.000', ''),
    };
  },
};
const localDay = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

afterEach(() => vi.unstubAllEnvs());

describe.each(Object.entries(READERS))('the calendar file, read by %s,', (_name, read) => {
  it('says everything as it is: commas, emoji, line breaks, folded lines', () => {
    expect(read(fileOf(anEntry({})))).toEqual({
      uid: '0198f0a2-5d3c-7a10-9c1e-3b7a51c0de42@flyleaf',
      title: TITLE,
      note: NOTE,
      day: '2026-11-01',
      isWholeDay: true,
      revision: 7,
      changedAt: '2026-10-03T14:05:06Z',
    });
  });

  it.each(['America/New_York', 'Pacific/Honolulu', 'Australia/Lord_Howe', 'Pacific/Kiritimati'])(
    'keeps its day for a reader in %s, also when the clocks change and on the leap day',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);

      for (const day of ['2026-11-01', '2027-03-14', '2028-02-29', '2027-01-01'])
        expect(read(fileOf(anEntry({ day })))['day']).toBe(day);
    },
  );
});

describe('the calendar file', () => {
  it('is a calendar without entries when nothing is open', () => {
    const calendar = ICAL.Component.fromString(fileOf());

    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Flyleaf deadlines');
    expect(calendar.getAllSubcomponents()).toEqual([]);
  });

  it('has no line over 75 bytes and ends each as calendars expect', () => {
    const lines = fileOf(anEntry({})).split('\r\n');

    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.join('')).not.toMatch(/[\r\n]/);
  });
});
