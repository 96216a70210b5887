const MS_PER_DAY = 86_400_000;

/** How many days after `from` the day `to` is; negative before it. Both are ISO dates. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / MS_PER_DAY;

const IN_WORDS = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** "November 1" */
export const dayInWords = (day: string): string => IN_WORDS.format(Date.parse(day));
