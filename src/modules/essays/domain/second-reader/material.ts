import { type ReviewRequest } from '../review/review.js';
import { type Manuscript } from '../text/manuscript.js';
import { coveredText } from '#shared-kernel/domain/covered-text.js';

/** What leaves the server for the student's log, by name. */
export const SENT_FIELDS = ['essay text', 'prompt', 'word limit'] as const;

/**
 * All that is sent: no title, college, profile or earlier version. As JSON, so that no essay can end its own quotation.
 */
export function materialFor(
  manuscript: Manuscript,
  { prompt, wordLimit }: Pick<ReviewRequest, 'prompt' | 'wordLimit'>,
  names: readonly string[],
): string {
  const covered = coveredText(manuscript.stored, names);
  return JSON.stringify({
    prompt: coveredText(prompt, names),
    wordLimit,
    paragraphs: manuscript.paragraphs.map(({ index, start, end }) => ({
      index,
      text: covered.slice(start, end),
    })),
  });
}
