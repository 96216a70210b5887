import { type Day } from '../terms.js';

/** "2026-27", for entry in fall 2027. */
export type Cycle = string;

/** The Common App opens the new cycle on August 1. */
const FIRST_MONTH = 8;

const startingIn = (year: number): Cycle => `${year}-${String((year + 1) % 100).padStart(2, '0')}`;

const firstYearOn = (day: Day): number => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month >= FIRST_MONTH ? year : year - 1;
};

/** In which cycle a student applies. Who finished school earlier applies now. */
export function cycleOf(graduationYear: number | null, today: Day): Cycle {
  const current = firstYearOn(today);
  return startingIn(graduationYear === null ? current : Math.max(graduationYear - 1, current));
}

/** The day of this cycle that has this month and day, "11-01". */
export function dayInCycle(cycle: Cycle, monthAndDay: string): Day {
  const firstYear = Number(cycle.slice(0, 4));
  const month = Number(monthAndDay.slice(0, 2));
  return `${month >= FIRST_MONTH ? firstYear : firstYear + 1}-${monthAndDay}`;
}
