const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_IN_WEEKS = 14;
const DAYS_IN_MONTHS = 60;

/** Whole days from one ISO date to another; below zero when it is past. */
export const daysUntil = (day: string, today: string) =>
  Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);

/** "today", "tomorrow", "in 12 days", "in 5 weeks", "in 3 months", "passed 3 days ago". */
export const daysLeftWords = (day: string, today: string) => {
  const days = daysUntil(day, today);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'passed yesterday';
  if (days < 0) return `passed ${-days} days ago`;
  if (days < DAYS_IN_WEEKS) return `in ${days} days`;
  if (days < DAYS_IN_MONTHS) return `in ${Math.floor(days / 7)} weeks`;
  return `in ${Math.floor(days / 30)} months`;
};
