import { type Finding } from '../../reading/finding.js';
import { per100 } from '../../reading/measures.js';
import { type Span, type Word } from '../../text/manuscript.js';
import { EVERYDAY_WORDS } from '../../word-lists/everyday-words.js';
import { INTENSIFIERS } from '../../word-lists/weak-words/intensifiers.js';
import { found } from '../found.js';
import { stretch } from '../places.js';
import { type EssayToJudge } from '../essay-to-judge.js';

const MANY = { atLeast: 3, per100: 1.4 };
const MANY_IN_ONE_SENTENCE = 3;
const MOST_SHOWN = 10;
/** They count only where the text is loud anyway. */
const QUIET = ['completely', 'quite'];
const LOUD_TEXT = 2;

/** Two in a row, three in a sentence, or many: words that turn up the volume. */
export function intensifiers(essay: EssayToJudge): Finding[] {
  const { words } = essay.manuscript;
  const loud = words.filter((word, at) => isLoud(essay, word, at));
  const doubled = loud.filter((word, at) => isNextTo(words, word, loud[at + 1]));
  const together = loud.filter(
    ({ sentence }) => loud.filter((other) => other.sentence === sentence).length >= 2,
  );

  const isMany = loud.length >= MANY.atLeast && per100(essay.measures, loud.length) >= MANY.per100;
  if (doubled.length === 0 && together.length < MANY_IN_ONE_SENTENCE && !isMany) return [];

  const shown = new Set([...doubled, ...together, ...loud]);
  const places = [...shown].slice(0, MOST_SHOWN).flatMap((word) => withNext(words, word));
  return found('intensifiers', places, { count: loud.length });
}

function isLoud({ manuscript, measures, text, isQuoted }: EssayToJudge, word: Word, at: number): boolean {
  const { words } = manuscript;
  if (!INTENSIFIERS.has(word.lower) || isQuoted(word.start)) return false;
  if (word.lower === 'so') return isLoudSo(text, words[at - 1], word, words[at + 1]);
  if (word.lower === 'deeply') return words[at + 1]?.lower !== 'into';
  if (!QUIET.includes(word.lower)) return true;

  const all = words.filter(({ lower, start }) => INTENSIFIERS.has(lower) && !isQuoted(start)).length;
  return per100(measures, all) > LOUD_TEXT;
}

/** "So happy", but not "so I went" and not "…, so happily". */
const isLoudSo = (text: string, before: Word | undefined, so: Word, next: Word | undefined): boolean =>
  next !== undefined &&
  !EVERYDAY_WORDS.has(next.lower) &&
  !/[,.;]\s$/.test(text.slice(Math.max(0, so.start - 2), so.start)) &&
  before?.sentence === so.sentence;

const isNextTo = (words: readonly Word[], word: Word, next: Word | undefined): boolean =>
  next !== undefined && words.indexOf(next) === words.indexOf(word) + 1;

function withNext(words: readonly Word[], word: Word): Span[] {
  const next = words[words.indexOf(word) + 1];
  return stretch(next?.sentence === word.sentence ? [word, next] : [word]);
}
