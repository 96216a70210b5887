import { type Day } from './day.js';
import { type DatedBy } from './season.js';

/** What a college published about one cycle, "2026-27". */
export interface PublishedRegular {
  cycle: string;
  regularDecision: readonly Day[];
}

const USUAL = '01-01';
const FIRST_MONTH = '08';

/** The cycle of a day: the Common App opens the new one on August 1. */
const firstYearOf = (day: Day): number =>
  Number(day.slice(0, 4)) - (day.slice('2026-'.length) >= FIRST_MONTH ? 0 : 1);

const cycleFrom = (year: number): string => `${year}-${String((year + 1) % 100).padStart(2, '0')}`;

/**
 * The regular day of the cycle in which an application is due. A day of another cycle is never moved to this one; the
 * usual day stands, or the same day of the year where that is earlier.
 */
export function regularDate(due: Day, published: readonly PublishedRegular[]): DatedBy {
  const year = firstYearOf(due);
  const cycle = cycleFrom(year);
  const own = published.find((one) => one.cycle === cycle)?.regularDecision[0];
  if (own !== undefined) return { day: own, note: `Published for ${cycle}. Check the college’s page.` };

  const last = published.map(({ regularDecision }) => regularDecision[0]).find((day) => day !== undefined);
  return {
    day:
      last === undefined
        ? inCycle(USUAL, year)
        : earlier(inCycle(USUAL, year), inCycle(monthAndDay(last), year)),
    note: 'Usual date, check the college.',
  };
}

const monthAndDay = (day: Day): string => day.slice('2026-'.length);

const inCycle = (monthDay: string, year: number): Day =>
  `${monthDay >= FIRST_MONTH ? year : year + 1}-${monthDay}`;

const earlier = (a: Day, b: Day): Day => (a < b ? a : b);
