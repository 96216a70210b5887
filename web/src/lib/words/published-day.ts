import { releaseDay } from './release-day';
import { today } from './today';

/** "November 1, 2026", with a word once it is over. */
export const publishedDay = (day: string, now = today()) =>
  day < now ? `${releaseDay(day)} (passed)` : releaseDay(day);
