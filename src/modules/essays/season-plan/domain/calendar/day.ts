/** A day of the calendar, such as '2026-11-01'. Days compare as texts. */
export type Day = string;

/** Monday is 0. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const DAY_MS = 86_400_000;
const WEEKDAYS: readonly Weekday[] = [6, 0, 1, 2, 3, 4, 5];
const atNoon = (day: Day): Date => new Date(`${day}T12:00:00Z`);

const dayOf = (date: Date): Day => date.toISOString().slice(0, 'yyyy-mm-dd'.length);

export const addDays = (day: Day, days: number): Day =>
  dayOf(new Date(atNoon(day).getTime() + days * DAY_MS));

export const weekdayOf = (day: Day): Weekday => WEEKDAYS[atNoon(day).getUTCDay()] ?? 0;

/** The Monday of its week. */
export const weekOf = (day: Day): Day => addDays(day, -weekdayOf(day));

export function daysBetween(first: Day, last: Day): Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

export const laterOf = (a: Day, b: Day): Day => (a > b ? a : b);
