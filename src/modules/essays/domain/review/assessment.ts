import { type Level } from '../rubric/level.js';
import { CATEGORY_NAMES } from './category-names.js';
import { type LineComment } from './review.js';

/** Closer than this, no category is called the strongest. */
const CLOSE_TOGETHER = 0.4;

/** What stands out, the first strength, the first question, and what the score is. */
export const assessmentOf = (
  levels: readonly Level[],
  firstStrength: string | undefined,
  comments: readonly LineComment[],
): string =>
  [
    shapeOf(levels),
    firstStrength ?? 'Your draft has its words on the page, and that is where every essay starts.',
    nextStep(comments),
    'This is a practice score from patterns in the words; only a reader can say how the essay feels.',
  ].join(' ');

function nextStep(comments: readonly LineComment[]): string {
  const question = comments.find(({ tone }) => tone === 'question');
  if (question !== undefined) return `First question for your next version: ${question.suggestion}`;
  return comments.some(({ tone }) => tone === 'fix')
    ? 'Your next version can begin with the small slips marked in your text.'
    : 'There is little to ask about your draft; read it aloud once and trust your ear.';
}

function shapeOf(levels: readonly Level[]): string {
  const ordered = levels.toSorted((a, b) => b.value - a.value);
  const top = ordered[0];
  const low = ordered.at(-1);
  if (top === undefined || low === undefined || top.value - low.value < CLOSE_TOGETHER) {
    return 'The six parts of your essay stand close together.';
  }
  return `Your draft is strongest in ${CATEGORY_NAMES[top.category]} and has most room in ${CATEGORY_NAMES[low.category]}.`;
}
