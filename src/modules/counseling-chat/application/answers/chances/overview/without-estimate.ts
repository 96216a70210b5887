import { type Asked } from '../../answerer.js';
import { mayAsk } from '../../asking.js';

/** What would give a student their first range, as a question; null where asking again would annoy. */
export function firstQuestion({ state, student }: Asked): string | null {
  if (!mayAsk(state, 'gpa')) return null;
  return student.homeState === null
    ? 'What’s your GPA, even a guess, and which state do you live in?'
    : 'What’s your GPA, even a guess?';
}

export const FIRST_ANSWER_CHIPS = ['My GPA is about…', 'I only have an SAT score', 'I don’t know my GPA'];
