import { describe, expect, it } from 'vitest';
import { timeZone } from './time-zone.js';
import { UnknownTimeZone } from './notification-settings.errors.js';

describe('a time zone', () => {
  it.each(['America/New_York', 'America/Argentina/Buenos_Aires', 'Asia/Kathmandu', 'Etc/GMT+5', 'UTC'])(
    'is one of the IANA database: %s',
    (name) => {
      expect(timeZone(name)).toBe(name);
    },
  );

  it.each(['', '+05:30', 'Mars/Olympus_Mons', 'New York', 'America/New_York\n', '../etc/passwd'])(
    'is nothing else: %j',
    (name) => {
      expect(() => timeZone(name)).toThrow(UnknownTimeZone);
    },
  );
});
