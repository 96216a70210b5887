import { type Sentence, type Span, type Word } from '../text/manuscript.js';
import { ACTIONS } from '../word-lists/vivid-words/actions.js';
import { ADVERBS, BEFORE_NOUNS, HELPER_VERBS, OTHER_SUBJECTS } from '../word-lists/around-verbs.js';
import { FIRST_PERSON } from '../word-lists/people-and-places/people.js';

const LINKS = new Set(['and', 'or', 'not', 'we']);
const PAST_ENDING = /(?:ed|t|ew|ot|ld|ade|ook)$/;

/** What the writer does in a sentence: "I" or "we", then a word for something one can watch. */
export function actionsIn(sentence: Sentence, text: string, isQuoted: (at: number) => boolean): Span[] {
  const actions: Span[] = [];
  let isWriter = false;
  sentence.words.forEach((word, at) => {
    const isSpoken = isQuoted(word.start);
    if (FIRST_PERSON.has(word.lower)) isWriter ||= word.lower.startsWith('i') && !isSpoken;
    else if (OTHER_SUBJECTS.has(word.lower)) isWriter = false;
    else if (word.lower === 'we') isWriter = true;
    else if (isWriter && !isSpoken && isDone(word, sentence.words[at - 1], text)) {
      actions.push({ start: word.start, end: word.end });
    }
  });
  return actions;
}

function isDone(word: Word, before: Word | undefined, text: string): boolean {
  const previous = before?.lower ?? '';
  if (!ACTIONS.has(word.lower) || BEFORE_NOUNS.has(previous)) return false;
  return (
    ADVERBS.has(previous) ||
    HELPER_VERBS.has(previous) ||
    FIRST_PERSON.has(previous) ||
    LINKS.has(previous) ||
    /,\s$/.test(text.slice(word.start - 2, word.start)) ||
    PAST_ENDING.test(word.lower)
  );
}
