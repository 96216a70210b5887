import { type RubricLevel } from '../review/review.js';
import { type ProposedLevel } from './model-answer.js';
import { type SaidWell } from './said-well.js';

/** A model moves a level by this much at most. */
const FARTHEST = 1;
const HIGHEST = 4;

/** Our own levels, moved towards those of a model. Grammar stays as it was counted. */
export const joinedLevels = (
  own: readonly RubricLevel[],
  proposed: readonly ProposedLevel[],
  isSaidWell: SaidWell,
): RubricLevel[] =>
  own.map((level) => {
    const theirs = proposed.find(({ category }) => category === level.category);
    if (theirs === undefined || level.category === 'GRAMMAR_STYLE' || !Number.isFinite(theirs.score))
      return level;
    return {
      ...level,
      score: boundedScore(level.score, theirs.score),
      justification: isSaidWell(theirs.justification) ? theirs.justification.trim() : level.justification,
    };
  });

function boundedScore(own: number, theirs: number): number {
  const onScale = Math.min(HIGHEST, Math.max(0, theirs));
  const near = Math.min(own + FARTHEST, Math.max(own - FARTHEST, onScale));
  return Math.round(near * 2) / 2;
}
