const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Hawaii is ten hours behind UTC: the last state where a day ends. */
const HOURS_BEHIND = 10;
const HOUR_MS = 3_600_000;

/** "November 1", of an ISO date. */
export function dayInWords(day: string): string {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return `${MONTHS[month - 1] ?? ''} ${date}`;
}

/** "2026–27" for the school year or cycle "2026-27". */
export const yearsInWords = (years: string): string => years.replace('-', '–');

/** The ISO date it still is somewhere in the United States, so that no deadline is called past too early. */
export const todayOf = (now: Date): string =>
  new Date(now.getTime() - HOURS_BEHIND * HOUR_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
