import { missingFrom } from './missing.js';
import { nextMeeting } from './next-meeting.js';
import { strengthsOf } from './strengths.js';
import { type StudentFacts } from './student-facts.js';

/** Sentences for a counselor, the most useful first. */
export interface Assessment {
  readonly strengths: readonly string[];
  readonly missing: readonly string[];
  readonly nextMeeting: readonly string[];
}

/** More are not read before a meeting. */
const MOST_SENTENCES = 5;

export const assess = (student: StudentFacts): Assessment => ({
  strengths: strengthsOf(student).slice(0, MOST_SENTENCES),
  missing: missingFrom(student).slice(0, MOST_SENTENCES),
  nextMeeting: nextMeeting(student).slice(0, MOST_SENTENCES),
});
