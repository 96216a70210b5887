import { type Manuscript } from './manuscript.js';
import { syllables } from './syllables.js';

/** Flesch reading ease (1948), from 0 to 100: high is easy. It describes; no score uses it. */
export function readingEase({ words, sentences }: Pick<Manuscript, 'words' | 'sentences'>): number {
  const spelled = words.filter(({ isNumber }) => !isNumber);
  if (spelled.length === 0 || sentences.length === 0) return 0;

  const wordsPerSentence = words.length / sentences.length;
  const syllablesPerWord = spelled.reduce((sum, { text }) => sum + syllables(text), 0) / spelled.length;
  const ease = 206.835 - 1.015 * wordsPerSentence - 84.6 * syllablesPerWord;
  return Math.round(Math.min(100, Math.max(0, ease)));
}
