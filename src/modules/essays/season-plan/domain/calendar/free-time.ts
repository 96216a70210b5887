import { addDays, type Day, type Weekday, weekdayOf } from './day.js';
import { MOST_HALF_HOURS_A_DAY, type SeasonSettings } from '../settings.js';

const ALL_WEEK: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
const SATURDAY = 5;
/** A day without school takes twice as much. */
const WEIGHT_OF_SCHOOL_DAY = 1;
const WEIGHT_OF_WEEKEND = 2;

/** The half hours that a student has for applications on each day. More hours a week never take one from a day. */
export class FreeTime {
  private readonly week: readonly number[];
  /** Sums from today up to each day, as far as they were asked for. */
  private readonly sums = new Map<Day, number>();
  private counted: Day;
  private sum = 0;

  constructor(
    readonly settings: SeasonSettings,
    readonly today: Day,
  ) {
    this.week = spreadOverWeek(settings);
    this.counted = addDays(today, -1);
  }

  on(day: Day): number {
    const isBusy = this.settings.busy.some(({ from, to }) => from <= day && day <= to);
    return isBusy ? 0 : (this.week[weekdayOf(day)] ?? 0);
  }

  /** From today to the end of this day. */
  until(day: Day): number {
    while (this.counted < day) {
      this.counted = addDays(this.counted, 1);
      this.sum += this.on(this.counted);
      this.sums.set(this.counted, this.sum);
    }
    return this.sums.get(day) ?? 0;
  }

  /** The last day before this one with time, if there is one from today on; else the day itself. */
  dayBefore(day: Day): Day {
    for (let earlier = addDays(day, -1); earlier >= this.today; earlier = addDays(earlier, -1))
      if (this.on(earlier) > 0) return earlier;
    return day;
  }
}

/**
 * Each half hour goes to the day that has the least for its weight (Webster’s method of dividing seats), so a longer
 * week only adds.
 */
function spreadOverWeek({ hoursPerWeek, daysOff }: SeasonSettings): number[] {
  const week = ALL_WEEK.map(() => 0);
  const open = ALL_WEEK.filter((weekday) => !daysOff.includes(weekday));
  for (let left = Math.floor(hoursPerWeek * 2); left > 0; left--) {
    const next = open
      .filter((weekday) => (week[weekday] ?? 0) < MOST_HALF_HOURS_A_DAY)
      .toSorted((a, b) => claimOf(b, week) - claimOf(a, week) || a - b)
      .at(0);
    if (next === undefined) break;
    week[next] = (week[next] ?? 0) + 1;
  }
  return week;
}

const claimOf = (weekday: Weekday, week: readonly number[]): number =>
  (weekday >= SATURDAY ? WEIGHT_OF_WEEKEND : WEIGHT_OF_SCHOOL_DAY) / (2 * (week[weekday] ?? 0) + 1);
