const inWords = (day: string, parts: Intl.DateTimeFormatOptions): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { ...parts, timeZone: 'UTC' });

/** "2026-11-01" as "Nov 1", the same day everywhere. */
export const dueInWords = (day: string): string => inWords(day, { month: 'short', day: 'numeric' });

/** "Tuesday, Nov 3". */
export const weekdayInWords = (day: string): string =>
  inWords(day, { weekday: 'long', month: 'short', day: 'numeric' });
