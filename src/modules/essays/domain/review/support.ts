import { crisisIn } from '#shared-kernel/domain/crisis/crisis.js';
import { type LineComment, type Review } from '../review/review.js';
import { type Manuscript, type Span } from '../text/manuscript.js';

const ASSESSMENT = 'Your draft was read. The comments here leave the hardest lines alone.';

/** Whether a text speaks of a crisis: it then stays in the house, and the support card stands above its review. */
export const needsSupport = ({ stored }: Manuscript): boolean => crisisIn(stored) !== null;

/** They would ask the writer of a hard story what went wrong in it. */
const UNKIND_KINDS = ['off-prompt', 'no-reflection', 'thin-reflection', 'telling', 'wandering'];

/** Says nothing about the paragraphs that speak of it. No score changes: a hard story is no flaw. */
export function withSupport(review: Review, manuscript: Manuscript): Review {
  const hard = manuscript.paragraphs.filter(
    ({ start, end }) => crisisIn(manuscript.stored.slice(start, end)) !== null,
  );
  const isHard = ({ start }: Span) =>
    hard.some((paragraph) => paragraph.start <= start && start < paragraph.end);
  const isLeftOut = (comment: LineComment) => UNKIND_KINDS.includes(comment.kind) || isHard(comment);

  const leftOut = [
    ...review.lineComments
      .filter(isLeftOut)
      .flatMap(({ quote, message, suggestion }) => [quote, message, suggestion]),
    ...review.strengthsAt.filter(isHard).map(({ quote }) => quote),
  ];
  const repeats = (text: string) => leftOut.some((said) => text.includes(said));
  return {
    ...review,
    support: true,
    lineComments: review.lineComments
      .filter((comment) => !isLeftOut(comment))
      .map((comment) => ({ ...comment, alsoAt: comment.alsoAt.filter((place) => !isHard(place)) })),
    strengthsAt: review.strengthsAt.filter((place) => !isHard(place)),
    strengths: review.strengths.filter((text) => !repeats(text)),
    improvements: review.improvements.filter((text) => !repeats(text)),
    overallAssessment: repeats(review.overallAssessment) ? ASSESSMENT : review.overallAssessment,
  };
}
