/** A month is written as 2026-11. */
export type Month = string;

const DAY_MS = 24 * 60 * 60 * 1000;
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
const firstOf = (month: Month) => Date.parse(`${month}-01`);

export const monthOf = (day: string): Month => day.slice(0, 7);

export const isMonth = (text: string | null): text is Month =>
  text !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

export const monthAfter = (month: Month, by: number): Month => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return iso(Date.UTC(year, number - 1 + by, 1)).slice(0, 7);
};

/** "November 2026". */
export const monthWords = (month: Month) =>
  new Date(firstOf(month)).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Whole weeks from Sunday to Saturday that cover the month. */
export const weeksOf = (month: Month): string[][] => {
  const first = firstOf(month);
  const start = first - new Date(first).getUTCDay() * DAY_MS;
  const end = firstOf(monthAfter(month, 1));
  const weeks = Math.ceil((end - start) / (7 * DAY_MS));
  return Array.from({ length: weeks }, (_week, at) =>
    Array.from({ length: 7 }, (_day, weekday) => iso(start + (at * 7 + weekday) * DAY_MS)),
  );
};
