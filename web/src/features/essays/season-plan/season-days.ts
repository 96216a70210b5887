const inWords = (day: string, parts: Intl.DateTimeFormatOptions): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { ...parts, timeZone: 'UTC' });

/** Far days need their year: a junior plans by days of next fall. */
const HALF_A_YEAR_MS = 183 * 86_400_000;

const isFar = (day: string): boolean => Date.parse(day) - Date.now() > HALF_A_YEAR_MS;

/** "2026-11-01" as "Nov 1", the same day everywhere; with the year where it is far. */
export const dueInWords = (day: string): string =>
  inWords(day, { month: 'short', day: 'numeric', ...(isFar(day) && { year: 'numeric' }) });

/** "Tuesday, Nov 3". */
export const weekdayInWords = (day: string): string =>
  inWords(day, { weekday: 'long', month: 'short', day: 'numeric' });
