import { type Day } from './terms.js';

/** Hawaii is ten hours behind UTC: the last state where a day ends. */
const HOURS_BEHIND = 10;
const HOUR = 3_600_000;

/** The day it still is somewhere in the United States, so that no deadline is called past too early. */
export const todayOf = (now: Date): Day =>
  new Date(now.getTime() - HOURS_BEHIND * HOUR).toISOString().slice(0, 'YYYY-MM-DD'.length);
