import { normalize } from '../../../domain/language/normalize.js';
import { type Asked } from '../answerer.js';
import { asksForEarnings } from '../../../domain/understanding/asks-for-earnings.js';
import { type CompareKey } from './compare-words.js';

const CUES: readonly (readonly [CompareKey, RegExp])[] = [
  [
    'price',
    /\b(?:price|prices|cost|costs|cheap\w*|expensive|afford\w*|pay|money|burden|wallet|deal|financially)\b/,
  ],
  ['chance', /\blong ?shots?\b/],
  ['graduation', /\bgrad(?:s|uat\w*)?\b|\bfinish\b/],
  ['earnings', /\bearn\w*\b|\bsalar\w+\b|\bfor (?:jobs?|careers?|work)\b|\bjob ?wise\b/],
  [
    'size',
    /\bsize\b|\bbig(?!\w* (?:debt|bill|cost|price|longshot))\w*\b|\bsmall(?!\w* (?:burden|bill|cost|price|debt))\w*\b|\blarg\w+\b|\bstudents\b/,
  ],
  [
    'chance',
    /\bchances?\b|\blike?l(?:y|ier|iest)\b|\bodds\b|\bget in\b|\beas\w+\b|\bhard\w*\b|\bselective\b/,
  ],
  ['testPolicy', /\btests?\b|\bsat\b|\bact\b/],
  ['place', /\bwhere\b|\blocation\b|\bplace\b/],
];
const LEAST = /\b(?:cheap\w*|least|less|lowest|lower|small\w*|hard\w*|selective)\b/;
const EXTREME =
  /\b(?:which|who|whose|is there)\b.*\b(?:\w+er|\w+est|most|least|more|less)\b|\bthe (?:cheap|big|small|likeli)\w+\b/;

export interface ComparisonAsked {
  readonly rows: readonly CompareKey[];
  /** Asks for the one with the least or the most of the first row; null for a look at all. */
  readonly extreme: 'least' | 'most' | null;
}

/** Easier, and still not about getting in. */
const EASIER_TO_FINISH = /\beas\w+ to (?:graduate|finish)\b/;

/** Which rows of a comparison are asked for, in the order a student looks at them; none is all. */
export function comparisonAsked({ message, entities }: Pick<Asked, 'message' | 'entities'>): ComparisonAsked {
  const { plain } = normalize(message);
  if (EASIER_TO_FINISH.test(plain)) return { rows: ['graduation'], extreme: 'most' };
  const pointed = entities.references.find((reference) => reference.to === 'extreme');
  if (pointed !== undefined) return { rows: [pointed.of], extreme: pointed.least ? 'least' : 'most' };
  const isAsked = ([key, cue]: (typeof CUES)[number]): boolean =>
    cue.test(plain) || (key === 'earnings' && asksForEarnings(message));
  const rows = [...new Set(CUES.filter(isAsked).map(([key]) => key))];
  const isExtreme = rows.length > 0 && EXTREME.test(plain);
  return { rows, extreme: isExtreme ? (LEAST.test(plain) ? 'least' : 'most') : null };
}
