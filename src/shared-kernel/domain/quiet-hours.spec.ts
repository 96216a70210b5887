import { describe, expect, it } from 'vitest';
import { afterQuietHours, isQuiet, NIGHT } from './quiet-hours.js';

const NEW_YORK = 'America/New_York';
const at = (moment: string) => new Date(moment);

describe('quiet hours', () => {
  it.each([
    ['20:59', '2026-11-27T01:59:59Z', false],
    ['21:00', '2026-11-27T02:00:00Z', true],
    ['midnight', '2026-11-27T05:00:00Z', true],
    ['06:59', '2026-11-27T11:59:59Z', true],
    ['07:00', '2026-11-27T12:00:00Z', false],
  ])('lie around midnight: %s', (_time, moment, quiet) => {
    expect(isQuiet(at(moment), NIGHT, NEW_YORK)).toBe(quiet);
  });

  it.each([
    ['before school', '2026-11-27T12:59:00Z', false],
    ['in class', '2026-11-27T13:00:00Z', true],
    ['after it', '2026-11-27T20:15:00Z', false],
  ])('can lie within a day: %s', (_when, moment, quiet) => {
    expect(isQuiet(at(moment), { from: '08:00', to: '15:15' }, NEW_YORK)).toBe(quiet);
  });

  it('go by the clock of the person', () => {
    const moment = at('2026-11-27T05:30:00Z');

    expect(isQuiet(moment, NIGHT, 'America/New_York')).toBe(true);
    expect(isQuiet(moment, NIGHT, 'Asia/Kolkata')).toBe(false);
    expect(isQuiet(at('2026-11-27T01:14:00Z'), NIGHT, 'Asia/Kathmandu')).toBe(true);
    expect(isQuiet(at('2026-11-27T01:15:00Z'), NIGHT, 'Asia/Kathmandu')).toBe(false);
  });
});

describe('the moment after quiet hours', () => {
  it.each([
    ['by day is now', '2026-11-26T17:00:00Z', '2026-11-26T17:00:00Z', NEW_YORK],
    ['in the evening is tomorrow', '2026-11-27T03:10:20Z', '2026-11-27T12:00:00Z', NEW_YORK],
    ['after midnight is today', '2026-11-27T06:10:00Z', '2026-11-27T12:00:00Z', NEW_YORK],
    ['of the night with 25 hours', '2026-11-01T02:00:00Z', '2026-11-01T12:00:00Z', NEW_YORK],
    ['of the night with 23 hours', '2027-03-14T03:00:00Z', '2027-03-14T11:00:00Z', NEW_YORK],
    [
      'where clocks move by half an hour',
      '2026-10-03T12:00:00Z',
      '2026-10-03T20:00:00Z',
      'Australia/Lord_Howe',
    ],
    [
      'on the other side of the date line',
      '2026-11-26T09:00:00Z',
      '2026-11-26T17:00:00Z',
      'Pacific/Kiritimati',
    ],
  ])('%s', (_which, moment, after, zone) => {
    expect(afterQuietHours(at(moment), NIGHT, zone)).toEqual(at(after));
  });

  it('is the end of the hour that is skipped, where quiet hours end in it', () => {
    const quiet = { from: '22:00', to: '02:30' };

    expect(afterQuietHours(at('2027-03-14T05:00:00Z'), quiet, NEW_YORK)).toEqual(at('2027-03-14T07:00:00Z'));
  });

  it('is never quiet, and the minute before it is, whatever the hours and the zone', () => {
    for (const zone of [NEW_YORK, 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Honolulu', 'UTC'])
      for (const quiet of [NIGHT, { from: '00:00', to: '23:30' }, { from: '12:30', to: '12:00' }])
        for (let hour = 0; hour < 72; hour += 5) {
          const moment = new Date(Date.parse('2026-10-31T00:20:00Z') + hour * 3_600_000);
          const after = afterQuietHours(moment, quiet, zone);
          expect(isQuiet(after, quiet, zone)).toBe(false);
          if (after > moment) expect(isQuiet(new Date(after.getTime() - 60_000), quiet, zone)).toBe(true);
        }
  });
});
