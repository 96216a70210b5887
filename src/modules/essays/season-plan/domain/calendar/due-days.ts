import { addDays, type Day, laterOf } from './day.js';

/** Sites are slow on the last evening. */
export const DAYS_TO_SPARE = 2;
/** Teachers want about four weeks for a letter. */
export const DAYS_FOR_LETTER = 28;
/** School offices and testing companies take up to two weeks. */
export const DAYS_FOR_RECORDS = 14;

/** Never before today. */
export const dueBefore = (sendBy: Day, days: number, today: Day): Day =>
  laterOf(addDays(sendBy, -days), today);
