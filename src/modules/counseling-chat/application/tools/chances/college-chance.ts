import { type CollegeCard } from '#modules/college-catalogue/contracts/index.js';
import { type CollegeExplanation, type CollegeMatch } from '#modules/matching/contracts/index.js';
import { ruleWords } from '../../../domain/figures/own-figures.js';
import { admitsSeparately, chanceOf, estimated } from '../chance-figures.js';
import { admitRateOf, refOf } from '../college-figures.js';
import { type CollegeChance } from '../tool-results.js';

type Factor = CollegeMatch['contributions'][number]['factor'];

const FACTORS: Readonly<Record<Factor, string>> = {
  test: 'your test score',
  grades: 'your grades',
  activities: 'your activities',
  rigor: 'your advanced courses',
  round: 'applying early',
  residency: 'where you live',
  field: 'your intended major',
  'no-score': 'sending no test score',
};

/** The estimate’s own source, which its citation names. */
const ADMISSIONS_DATA = /admissions data$/u;

export function chanceInTalk(
  card: CollegeCard,
  explanation: CollegeExplanation | null,
  term: string,
): CollegeChance {
  const match = explanation?.match ?? null;
  return {
    college: refOf(card),
    chance: chanceOf(card.id, match, term),
    admitsSeparately: admitsSeparately(match),
    admitRate: admitRateOf(card),
    basis: (match?.basis ?? []).filter((words) => !ADMISSIONS_DATA.test(words)),
    contributions: (match?.contributions ?? []).map(({ factor, points }) => ({
      factor,
      points: estimated(card.id, 'points-gained', points, 'points', term),
      words: FACTORS[factor],
    })),
    warnings: (explanation?.warnings ?? []).map(({ code, words }) => ({ code, words: ruleWords(words) })),
    notSeen: explanation?.notSeen ?? [],
    openAdmission: card.openAdmission === true,
    testPolicy: card.testPolicy,
    submitAdvice: explanation?.submitAdvice ?? null,
  };
}
