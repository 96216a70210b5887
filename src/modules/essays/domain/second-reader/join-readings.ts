import { leakFinder } from '../never-writes/leak-finder.js';
import { guarded } from '../review/guarded.js';
import { CATEGORY_WEIGHTS } from '../review/category-weights.js';
import { type LineComment, type Review, type ReviewRequest, type RubricLevel } from '../review/review.js';
import { type Manuscript } from '../text/manuscript.js';
import { joinedLevels } from './joined-levels.js';
import { joinedStrengths } from './joined-strengths.js';
import { type ModelAnswer } from './model-answer.js';
import { placeFinder } from './quoted-places.js';
import { saidWell } from './said-well.js';
import { type Dropped, soundComments } from './sound-comments.js';

const MOST_COMMENTS = 12;
const MOST_OF_THE_MODEL = 5;
/** How much of a change of levels reaches the score from 0 to 100. */
const REACH = 0.7;
const HIGHEST_SCORE = 98;
/** A shorter text has a cap of its own. */
const SHORT_WORDS = 90;
/** What caps a score: a model cannot lift it then. */
const CAPPING_KINDS = [
  'off-prompt',
  'wrong-college',
  'two-colleges',
  'placeholder',
  'chat-leftover',
  'over-limit',
];

export interface JoinedReading {
  review: Review;
  dropped: Dropped;
}

interface Readings {
  builtIn: Review;
  answer: ModelAnswer;
  manuscript: Manuscript;
  request: Pick<ReviewRequest, 'prompt'>;
  /** Covered in what was sent. */
  names: readonly string[];
  /** Who reads now, such as `built-in/1+gpt-4.1-mini/1`. */
  reader: string;
}

/** The built-in review with what a model adds to it; null when too little of that is sound. */
export function joinReadings({
  builtIn,
  answer,
  manuscript,
  request,
  names,
  reader,
}: Readings): JoinedReading | null {
  const find = placeFinder(manuscript, names);
  const isSaidWell = saidWell(leakFinder(manuscript.stored, request.prompt));
  const flaws = builtIn.lineComments.filter(({ tone }) => tone !== 'wonder');
  const taken = flaws.flatMap((comment) => [comment, ...comment.alsoAt]);

  const { comments, dropped, areMostlyWrong } = soundComments(answer.comments, { find, isSaidWell, taken });
  if (areMostlyWrong) return null;

  // An essay that gives orders may have been obeyed.
  const rubric = builtIn.instructionsFound
    ? builtIn.rubric
    : joinedLevels(builtIn.rubric, answer.rubric, isSaidWell);
  const overall = movedScore(builtIn, rubric, isCapped(builtIn, manuscript));
  const review = {
    ...builtIn,
    ...joinedStrengths(builtIn, answer.strengths, { find, isSaidWell }),
    model: reader,
    rubric,
    scores: { ...builtIn.scores, overall },
    lineComments: joinedComments(builtIn.lineComments, comments.slice(0, MOST_OF_THE_MODEL)),
  };
  return { review: guarded(review, { content: manuscript.stored, prompt: request.prompt }), dropped };
}

function movedScore(builtIn: Review, rubric: readonly RubricLevel[], isCapped: boolean): number {
  const moved = rubric.reduce((sum, { category, score }, index) => {
    const before = builtIn.rubric[index]?.score ?? score;
    return sum + (CATEGORY_WEIGHTS[category] * (score - before)) / 4;
  }, 0);
  const allowed = isCapped ? Math.min(0, moved) : moved;
  const highest = Math.max(HIGHEST_SCORE, builtIn.scores.overall);
  return Math.min(highest, Math.max(0, Math.round(builtIn.scores.overall + REACH * allowed)));
}

const isCapped = ({ lineComments }: Review, { words }: Manuscript): boolean =>
  words.length < SHORT_WORDS || lineComments.some(({ kind }) => CAPPING_KINDS.includes(kind));

/** Ours first; what we only wonder about makes room. */
function joinedComments(own: readonly LineComment[], theirs: readonly LineComment[]): LineComment[] {
  const kept = own.filter(({ tone }) => theirs.length === 0 || tone !== 'wonder');
  return [...kept.slice(0, MOST_COMMENTS - theirs.length), ...theirs];
}
