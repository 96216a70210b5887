export { today } from '@/lib/words/today';

/** "November 1, 2026" for 2026-11-01, the same in every time zone. */
export const dayInWords = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days are ISO dates, such as 2026-11-01. */
export const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
