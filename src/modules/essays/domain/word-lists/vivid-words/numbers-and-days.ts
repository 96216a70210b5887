import { wordSet } from '../list-text.js';

export const NUMBER_WORDS = wordSet(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand dozen half quarter twice',
);

export const CALENDAR = wordSet(
  'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december mondays tuesdays wednesdays thursdays fridays saturdays sundays christmas thanksgiving easter ramadan eid diwali hanukkah halloween',
);
