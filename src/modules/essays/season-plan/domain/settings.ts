import { type Day, type Weekday } from './calendar/day.js';

/** Days on which nothing is planned, such as exams or a trip. */
export interface BusyTime {
  name: string;
  from: Day;
  to: Day;
}

export interface SeasonSettings {
  /** In halves. */
  hoursPerWeek: number;
  daysOff: readonly Weekday[];
  busy: readonly BusyTime[];
}

/** Before a student says otherwise: about an hour on most days, beside homework. */
export const USUAL_SETTINGS: SeasonSettings = { hoursPerWeek: 6, daysOff: [], busy: [] };

/** Four hours: nobody writes well for longer in a day. */
export const MOST_HALF_HOURS_A_DAY = 8;
export const MOST_HOURS_A_WEEK = 28;
export const MOST_BUSY_TIMES = 20;
