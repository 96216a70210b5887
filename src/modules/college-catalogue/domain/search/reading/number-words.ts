import { type ReadFilters } from './read-filters.js';

/** A lower number is no yearly price: "under 20" is a share, an age or a typing error. */
const LEAST_PRICE = 1_000;
const MOST_PRICE = 200_000;
const MILES_AROUND_ZIP = 50;

/** "50 % acceptance rate": about half are admitted. */
const ABOUT = 0.1;

const AT_MOST = '(?:under|below|less than|up to|at most|max|maximum|cheaper than|within|lower than)';
const SHARE_ADMITTED = '(\\d{1,2}) (?:percent )?(?:acceptance|admission|admit) rates?';
const AT_LEAST = '(?:over|above|more than|at least|higher than)';
const PATTERNS: readonly [RegExp, (...found: string[]) => ReadFilters | undefined][] = [
  [/^(\d{5})$/, (zip = '') => ({ near: zip, withinMiles: MILES_AROUND_ZIP })],
  [
    /^within (\d{1,4}) (?:miles|mi) of (\d{5})$/,
    (miles, zip = '') => ({ near: zip, withinMiles: Math.max(1, Number(miles)) }),
  ],
  [new RegExp(`^${AT_MOST} (\\d{3,6}) students$`), (students) => ({ sizeMax: Number(students) })],
  [new RegExp(`^${AT_LEAST} (\\d{3,6}) students$`), (students) => ({ sizeMin: Number(students) })],
  [new RegExp(`^${AT_MOST} ${SHARE_ADMITTED}$`), (rate) => ({ admitRateMax: Number(rate) / 100 })],
  [new RegExp(`^${AT_LEAST} ${SHARE_ADMITTED}$`), (rate) => ({ admitRateMin: Number(rate) / 100 })],
  [new RegExp(`^${SHARE_ADMITTED}$`), (rate) => ratesAbout(Number(rate) / 100)],
  [new RegExp(`^${AT_MOST} (\\d{4,6})$`), (dollars) => priced(dollars)],
  [/^(\d{4,6}) (?:or less|or under|or below|max|maximum|a year|per year)$/, (dollars) => priced(dollars)],
];

const ratesAbout = (rate: number): ReadFilters => ({
  admitRateMin: hundredths(Math.max(0, rate - ABOUT)),
  admitRateMax: hundredths(Math.min(1, rate + ABOUT)),
});

const hundredths = (share: number): number => Math.round(share * 100) / 100;

const priced = (dollars: string | undefined): ReadFilters | undefined => {
  const price = Number(dollars);
  return price >= LEAST_PRICE && price <= MOST_PRICE ? { netPriceMax: price } : undefined;
};

/** "under 20000", "94110", "under 5000 students". */
export function numberPart(phrase: string): ReadFilters | undefined {
  for (const [pattern, read] of PATTERNS) {
    const found = pattern.exec(phrase);
    const part = found === null ? undefined : read(...found.slice(1));
    if (part !== undefined) return part;
  }
  return undefined;
}

/** "$20,000", "20k" and "20 thousand" as 20000. */
export const withPlainNumbers = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/(\d+(?:\.\d+)?) ?(?:k|thousand|grand)\b/g, (_, thousands: string) =>
      String(Math.round(Number(thousands) * 1000)),
    );
