const MS_PER_DAY = 86_400_000;

/** How many days after `from` the day `to` is; negative before it. Both are ISO dates. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / MS_PER_DAY;
