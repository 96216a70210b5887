import { DAYS_FOR_LETTER, DAYS_FOR_RECORDS, DAYS_TO_SPARE } from './calendar/due-days.js';
import * as effort from './tasks/effort.js';
import { MOST_HALF_HOURS_A_DAY } from './settings.js';
import { DROP, HOUR_A_WEEK, MOVE, REUSE } from './ways/way.js';
import { hoursInWords } from './words.js';

const LONG = 650;
const SHORT = 250;

const stepsOf = (words: number): string =>
  `${hoursInWords(effort.draftEffort(words))} for the first draft, ${hoursInWords(effort.secondDraftEffort(words))} for the second, ${hoursInWords(effort.finalReadingEffort(words))} for the last reading`;

/** How the planner counts, for the page. */
export const COUNTING: readonly string[] = [
  `An essay of ${LONG} words takes ${stepsOf(LONG)}. One of ${SHORT} words takes ${stepsOf(SHORT)}. These are our guesses; if you write faster, you’ll be done early.`,
  `Shortening an essay to ${SHORT} words takes ${hoursInWords(effort.shortenEffort(SHORT))}, turning it toward another question ${hoursInWords(effort.turnEffort(SHORT))}. An essay that several colleges read counts once.`,
  `Everything is done ${DAYS_TO_SPARE} days before it’s due. Teachers are asked ${DAYS_FOR_LETTER / 7} weeks before, transcripts and scores ${DAYS_FOR_RECORDS / 7} weeks before. A night lies between two drafts wherever there’s time.`,
  `A Saturday or Sunday takes about twice as much as a school day, and no day more than ${hoursInWords(MOST_HALF_HOURS_A_DAY)}. What’s due first comes first.`,
  `When it doesn’t fit, we try changes and plan again. Changes that ask least of you come first: turning an essay (${REUSE} point), each hour a week (${HOUR_A_WEEK}), a later round (${MOVE}), leaving out a college (${DROP.reach}, a safety ${DROP.safety}). We never change an Early Decision plan and never leave out your last safety.`,
];
