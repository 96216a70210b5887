import { type Impossible, type RankTold } from '../entities.js';
import { type NumberSaid } from '../numbers.js';
import { type WordView } from '../word-view.js';
import { moodAt, whoseAt } from './whose-and-mood.js';

/** What may stand between a rank and the size of the class. */
const BETWEEN = /^(?:of|out of|in a class of|of a class of|out of a class of|\/|in my class of)$/;
const LONGEST_BETWEEN = 5;
const RANK_WORDS = /\b(?:rank|ranked|class|place)\b/;
const LEAST_CLASS = 10;

/** "12 of 400", "ranked 12th in a class of 400". A top percentage is no rank and is not kept. */
export function readRank(view: WordView, numbers: readonly NumberSaid[]): (RankTold | Impossible)[] {
  const size = numbers.find(({ at }) => rankBefore(view, at) !== undefined);
  const rankAt = size && rankBefore(view, size.at);
  if (size === undefined || rankAt === undefined) return [];
  const rank = rankOf(view.at(rankAt));
  if (rank === undefined || size.isDecimal || size.value < LEAST_CLASS || !isRank(view, rankAt, size))
    return [];
  const span = view.span(rankAt, size.at + 1);
  if (rank > size.value) return [{ span, kind: 'rank', words: 'A rank can’t be larger than the class.' }];
  return [
    { kind: 'rank', rank, size: size.value, span, mood: moodAt(view, rankAt), whose: whoseAt(view, rankAt) },
  ];
}

function rankBefore(view: WordView, at: number): number | undefined {
  for (let back = 2; back <= LONGEST_BETWEEN + 1; back++) {
    if (BETWEEN.test(view.phrase(at - back + 1, at)) && rankOf(view.at(at - back)) !== undefined)
      return at - back;
  }
  return undefined;
}

function rankOf(text: string): number | undefined {
  const digits = /^(\d{1,4})(?:st|nd|rd|th)?$/.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** "93 out of 100" is a grade. */
const isRank = (view: WordView, rankAt: number, { value }: NumberSaid): boolean =>
  RANK_WORDS.test(view.message.plain) || /th|st|nd|rd/.test(view.at(rankAt)) || value > 100;
