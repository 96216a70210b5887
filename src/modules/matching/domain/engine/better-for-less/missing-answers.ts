import { type CollegeFacts } from '../college/college-facts.js';
import { ABROAD } from '../college/place/abroad.js';
import { type MajorEarnings } from '../college/major/programs-for-major.js';
import { netPriceOf } from '../explanation/price/net-price.js';
import { type StudentMeasures } from '../student/measure-student.js';

/** What must be known before a college can be called better for less. */
export type MissingAnswer =
  'grades' | 'home-state' | 'income' | 'major' | 'price' | 'completion' | 'earnings';

export interface Missing {
  readonly what: MissingAnswer;
  readonly words: string;
}

/** Follow each other in this order: what the student can enter comes first. */
const WORDS: Readonly<Record<MissingAnswer, string>> = {
  grades: 'Add your GPA or a test score, so we know which colleges could admit you.',
  'home-state': 'Add your home state: public colleges cost more away from it.',
  income: 'Add your family’s income range: prices after aid depend on it.',
  major: 'Add your intended major, so we can compare what its graduates earn.',
  price: 'The price of this college for your family isn’t published.',
  completion: 'How many graduate from this college isn’t published.',
  earnings: 'What graduates in your major earn isn’t published for this college.',
};
const SHORTER_PROGRAMS =
  'This college’s programs are shorter than four years, so its graduation rate can’t be compared with a four-year college’s.';
const FROM_ABROAD = 'Aid for students from abroad isn’t published, so we can’t compare what you would pay.';

/** What keeps us from comparing a saved college with others. `earnings` are those of its graduates in the intended major. */
export function missingFor(
  { facts, enoughToEstimate }: StudentMeasures,
  college: CollegeFacts,
  earnings: MajorEarnings | undefined,
): readonly Missing[] {
  if (facts.homeState === ABROAD) return [{ what: 'price', words: FROM_ABROAD }];
  const hasPriceFor = facts.incomeBand !== null || facts.needsAid === false;
  const isMissing: Readonly<Record<MissingAnswer, boolean>> = {
    grades: !enoughToEstimate,
    'home-state': facts.homeState === null,
    income: !hasPriceFor,
    major: facts.majorCip4 === null,
    price: hasPriceFor && priceForFamily(college, facts) === null,
    completion: isOfShorterPrograms(college) || college.completionRate === null,
    earnings: facts.majorCip4 !== null && earnings === undefined,
  };
  return ORDER.filter((what) => isMissing[what]).map((what) => ({ what, words: wordsFor(what, college) }));
}

const wordsFor = (what: MissingAnswer, college: CollegeFacts): string =>
  what === 'completion' && isOfShorterPrograms(college) ? SHORTER_PROGRAMS : WORDS[what];

const isOfShorterPrograms = ({ level }: CollegeFacts): boolean => level !== null && level !== 'four-year';

const ORDER: readonly MissingAnswer[] = [
  ...(['grades', 'home-state', 'income', 'major'] as const),
  ...(['price', 'completion', 'earnings'] as const),
];

/** Dollars a year for this income and state; null where only an average is published, or nothing. */
export function priceForFamily(
  college: CollegeFacts,
  student: Parameters<typeof netPriceOf>[1],
): number | null {
  const { kind, amount } = netPriceOf(college, student);
  return kind === 'average' ? null : amount;
}
