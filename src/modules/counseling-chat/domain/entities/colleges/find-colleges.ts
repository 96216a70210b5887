import { type Message } from '../../language/message.js';
import { type CollegeMention, type Span } from '../entities.js';
import { type Lexicon } from '../lexicon.js';
import { type CollegeSpan, exactSpans } from './college-spans.js';
import { misspeltLongNames } from './misspelt-long-names.js';
import { misspeltSpans } from './misspelt-spans.js';
import { nameWordsOf } from './name-words.js';
import { type Circumstances, rank } from './rank-colleges.js';

/** What a message is read with besides its words. */
export interface About extends Pick<Circumstances, 'focus' | 'saved' | 'homeState'> {
  /** Without it "class of 2028" is no grade. */
  readonly today?: Date;
}

/** Names of colleges among the words of a message, in their order. */
export function collegeSpans(message: Message, lexicon: Lexicon, inMind: readonly number[]): CollegeSpan[] {
  const words = nameWordsOf(message);
  const long = misspeltLongNames(words, lexicon);
  const exact = exactSpans(words, lexicon, long, inMind);
  const taken = [...long, ...exact.meant, ...exact.notMeant];
  return [...long, ...exact.meant, ...misspeltSpans(words, taken, lexicon)].toSorted(
    (a, b) => a.from - b.from,
  );
}

export function mentionOf(
  { from, to, key, possible, isMisspelt }: CollegeSpan,
  message: Message,
  lexicon: Lexicon,
  circumstances: Circumstances,
): CollegeMention {
  const { candidates, certainty } = rank(
    isMisspelt ? '' : key,
    bestOfEach(possible),
    lexicon.colleges,
    circumstances,
  );
  const span = spanOfName({ from, to }, message);
  return {
    span,
    text: message.original.slice(span.from, span.to),
    candidates: candidates.map(({ unitId }) => unitId),
    certainty,
    misspelt: isMisspelt,
  };
}

export function spanOfName({ from, to }: Pick<CollegeSpan, 'from' | 'to'>, message: Message): Span {
  const words = nameWordsOf(message);
  return { from: words[from]?.token.from ?? 0, to: words[to - 1]?.token.to ?? 0 };
}

/** A misspelling can be like several names of one college. */
function bestOfEach(possible: CollegeSpan['possible']): CollegeSpan['possible'] {
  const best = new Map<number, CollegeSpan['possible'][number]>();
  for (const one of possible) {
    const known = best.get(one.college.unitId);
    if (known === undefined || known.likeness < one.likeness) best.set(one.college.unitId, one);
  }
  return [...best.values()];
}
