import { joined, phrase, type Phrase, type Said } from '../../../domain/figures/figure.js';
import { printed, rangeInSentence } from '../../../domain/figures/print.js';
import { type CollegeChance } from '../../tools/tool-results.js';
import { chanceInSentence, NOT_A_SAFETY_YET, placeOf, valueOf } from '../chance-words.js';

/** Below this a college is a reach for almost everyone. */
export const HARD_FOR_ALL = 0.15;

/** The answer first: the range with its estimate, and what that makes the college. */
export function openerOf(
  { college, chance, admitRate, openAdmission }: CollegeChance,
  variant: number,
): Said[] {
  if (openAdmission)
    return [`${college.name} has open admission: it takes nearly everyone who finished high school.`];
  if (chance === null) return [`${college.name} reports too little for an estimate, so I won’t guess.`];
  const range = chanceInSentence(chance);
  const opener =
    variant % 2 === 0 ? phrase`${college.name}: ${range}.` : phrase`At ${college.name}, ${range}.`;
  const hard = admitRate.value !== null && valueOf(admitRate) < HARD_FOR_ALL;
  return [
    opener,
    hard
      ? phrase`It’s a reach for almost everyone: ${printed(admitRate)} of applicants got in (${admitRate.year}).`
      : placeWords(placeOf(chance), rangeInSentence(chance)),
  ];
}

function placeWords(place: string, range: Phrase): Phrase {
  if (place === NOT_A_SAFETY_YET) return joined(['That’s likely, but plan on it as a target.']);
  const isSure = /^9[58]%/u.test(range.text);
  return joined([
    isSure && place === 'safety'
      ? 'That looks like a safety by your grades and scores.'
      : `That’s a ${place}.`,
  ]);
}
