import { type EssayComment } from '@/api';

/** Counted, not enforced. */
export const COMMENT_GUIDE = 1000;

export const PRIVATE_WORDS = 'Private (Student only)';
export const PUBLIC_WORDS = 'Public (Visible to all)';

export const TYPE_WORDS: Record<EssayComment['commentType'], string> = {
  feedback: 'Feedback',
  suggestion: 'Suggestion',
  question: 'Question',
};

export const COMMENT_TYPES = (['feedback', 'suggestion', 'question'] as const).map((value) => ({
  value,
  label: TYPE_WORDS[value],
}));
