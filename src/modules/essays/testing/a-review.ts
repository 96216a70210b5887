import { CATEGORIES } from '../domain/review/category.js';
import { type LineComment, type Review } from '../domain/review/review.js';

/** A built-in review with every level at 2 and nothing remarked. */
export const aReview = (changes: Partial<Review> = {}): Review => ({
  model: 'built-in/5',
  scores: { overall: 65, grammar: 100, structure: 65, relevance: 100, originality: 65, aiDetection: 0 },
  rubric: CATEGORIES.map((category) => ({ category, score: 2, justification: 'Signs on the page.' })),
  lineComments: [],
  strengths: ['Our own strength.'],
  strengthsAt: [],
  improvements: [],
  overallAssessment: 'A draft on the page.',
  readability: { score: 80, wordsPerSentence: 12 },
  cannotJudge: ['truth'],
  notice: null,
  support: false,
  instructionsFound: false,
  ...changes,
});

/** A comment of the built-in reader on these words of the text. */
export function aComment(content: string, quote: string, changes: Partial<LineComment> = {}): LineComment {
  const start = content.indexOf(quote);
  return {
    paragraphIndex: content.slice(0, start).split(/\n+/).length - 1,
    quote,
    start,
    end: start + quote.length,
    kind: 'cliche',
    category: 'ORIGINALITY_VOICE',
    tone: 'question',
    message: `Many essays use “${quote}”.`,
    suggestion: 'What happened to you that these words stand for?',
    why: '',
    alsoAt: [],
    ...changes,
  };
}
