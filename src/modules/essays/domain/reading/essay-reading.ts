import { type Mention, type Target } from '../colleges-named/named-college.js';
import { type PhraseFinder } from '../phrases/phrase-finder.js';
import { type Brief } from '../prompts/prompt.js';
import { type Manuscript } from '../text/manuscript.js';
import { type Measures, type SentenceFacts } from './measures.js';

/** What was read in an essay, before anything is judged. */
export interface EssayReading {
  manuscript: Manuscript;
  brief: Brief;
  phrases: PhraseFinder;
  /** One for each sentence, in order. */
  facts: readonly SentenceFacts[];
  measures: Measures;
  /** The colleges named in the text, in order. */
  mentions: readonly Mention[];
  /** The college it is for, if it says so. */
  target: Target | null;
}
