import { type CollegeNames } from '../colleges-named/college-names.js';
import { filled } from '../comments/template.js';
import { STRENGTH_TEMPLATES } from '../comments/strength-templates.js';
import { scoresOf } from '../rubric/scores.js';
import { readingEase } from '../text/reading-ease.js';
import { anchorOf, insideQuotes } from './anchors.js';
import { assessmentOf } from './assessment.js';
import { BUILT_IN_READER } from './built-in-reader.js';
import { commentsOf } from './comments-of.js';
import { guarded } from './guarded.js';
import { type GrammarRemarks, judgeEssay } from './judge-essay.js';
import { justificationOf } from './justification.js';
import { type Review, type ReviewRequest } from './review.js';

const CANNOT_JUDGE = [
  'whether the story is true, or safe for you to tell',
  'whether it is moving or funny to a person',
  'what one college or one reader likes',
  'whether a fragment, an echo or a rule broken is there on purpose',
];

const MOST_STRENGTHS = 4;
const MOST_STRENGTHS_MARKED = 6;
const MOST_IMPROVEMENTS = 3;

/** The built-in review. The same request gives the same review; `support` is set by whoever looks for a crisis. */
export function reviewEssay(request: ReviewRequest, grammar: GrammarRemarks, colleges: CollegeNames): Review {
  const { findings, strengths, evidence, levels } = judgeEssay(request, grammar, colleges);
  const { manuscript, measures, brief } = evidence.essay;

  const lineComments = commentsOf(manuscript, findings, strengths);
  const questions = lineComments.filter(({ tone }) => tone !== 'wonder');
  const strengthsAt = strengths.slice(0, MOST_STRENGTHS_MARKED).map(({ kind, category, anchor }) => ({
    ...anchorOf(manuscript, anchor),
    kind,
    category,
  }));
  const praise = strengthsAt
    .slice(0, MOST_STRENGTHS)
    .map(({ kind, quote }) => filled(STRENGTH_TEMPLATES[kind] ?? '', { q: insideQuotes(quote) }));

  const review: Review = {
    model: BUILT_IN_READER,
    scores: scoresOf(evidence, levels),
    rubric: levels.map((level) => ({
      category: level.category,
      score: level.score,
      justification: justificationOf(level, evidence),
    })),
    lineComments,
    strengths: praise,
    strengthsAt,
    improvements: questions
      .slice(0, MOST_IMPROVEMENTS)
      .map(({ message, suggestion }) => `${message} ${suggestion}`),
    overallAssessment: assessmentOf(levels, praise[0], lineComments),
    readability: {
      score: readingEase(manuscript),
      wordsPerSentence: Math.round(measures.meanLength * 10) / 10,
    },
    cannotJudge: CANNOT_JUDGE,
    notice: null,
    support: false,
    instructionsFound: findings.some(({ kind }) => kind === 'instruction'),
  };
  return guarded(review, { content: manuscript.stored, prompt: brief.prompt });
}
