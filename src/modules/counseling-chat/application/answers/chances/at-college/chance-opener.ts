import { joined, phrase, type Phrase, type Said } from '../../../../domain/figures/figure.js';
import { printed, rangeInSentence } from '../../../../domain/figures/print.js';
import { type Chance, type CollegeChance } from '../../../tools/tool-results.js';
import { chanceInSentence, NOT_A_SAFETY_YET, placeOf, valueOf } from '../../chance-words.js';
import { whyNotSafe } from '../../not-safe.js';

/** Below this a college is a reach for almost everyone. */
export const HARD_FOR_ALL = 0.15;

/** The answer first: the range with its estimate, and what that makes the college. */
export function openerOf(
  { college, chance, admitRate, openAdmission, admitsSeparately }: CollegeChance,
  variant: number,
): Said[] {
  if (openAdmission)
    return [`${college.name} has open admission: it takes nearly everyone who finished high school.`];
  if (chance === null && admitsSeparately === true)
    return [
      `${college.name} admits to your major separately and publishes no rate for it, so I give no range that could mislead you.`,
      admitRate.value === null
        ? ''
        : phrase`To the college itself ${printed(admitRate)} of everyone who applied got in (${admitRate.year}). Plan on it as a target at best.`,
    ];
  if (chance === null) return [`${college.name} reports too little for an estimate, so I won’t guess.`];
  const range = chanceInSentence(chance);
  const opener =
    variant % 2 === 0 ? phrase`${college.name}: ${range}.` : phrase`At ${college.name}, ${range}.`;
  const hard = admitRate.value !== null && valueOf(admitRate) < HARD_FOR_ALL;
  return [
    opener,
    hard
      ? phrase`It’s a reach for almost everyone: ${printed(admitRate)} of applicants got in (${admitRate.year}).`
      : placeWords(chance),
  ];
}

function placeWords(chance: Chance): Phrase {
  const place = placeOf(chance);
  if (place === NOT_A_SAFETY_YET) return phrase`That’s ${place}: ${whyNotSafe(chance)}.`;
  const isSure = /^9[58]%/u.test(rangeInSentence(chance).text);
  return joined([
    isSure && place === 'safety'
      ? 'That looks like a safety by your grades and scores.'
      : `That’s a ${place}.`,
  ]);
}
