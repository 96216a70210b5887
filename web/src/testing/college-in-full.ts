import { explain, measureStudent, prepareColleges, type CollegeFacts, type StudentFacts } from '#engine';
import { type CollegeDetail, type CollegeExplanation } from '@/api';
import { aCard } from './colleges';

const dollars = (value: number | null, describes: string) =>
  ({ value, unit: 'dollars', describes, missing: value === null ? 'not-reported' : null }) as const;

/** The matching engine's explanation, in the shape of the reply. */
const explanationOf = (student: StudentFacts, college: CollegeFacts): CollegeExplanation => {
  const found = explain(measureStudent(student), prepareColleges([college], 'fall 2023'), 0);
  const {
    chance,
    low,
    high,
    category,
    notSafe,
    notSafeReason,
    match,
    completeness,
    enoughToEstimate,
    submitAdvice,
  } = found.assessment;
  const { satTotal, actComposite } = student;

  return structuredClone({
    match: enoughToEstimate
      ? {
          matchPercentage: match === null ? null : Math.round(match),
          category,
          notSafe,
          notSafeReason,
          admissionProbability: chance,
          chanceLow: low,
          chanceHigh: high,
          basis: [...found.basis],
          contributions: found.contributions.map(({ factor, points }) => ({ factor, points })),
          dataCompleteness: completeness,
          why: found.why,
          reasoning: found.reasoning,
        }
      : null,
    contributions: enoughToEstimate ? [...found.contributions] : [],
    submitAdvice,
    sources: [...found.sources],
    suggestions: [...found.suggestions],
    dimensions: found.dimensions.map((dimension) => ({ ...dimension, parts: [...dimension.parts] })),
    netPrice: { ...found.netPrice, parts: [...found.netPrice.parts] },
    unknowns: [...found.unknowns],
    warnings: [...found.warnings],
    notSeen: [...found.notSeen],
    yourScores: { satTotal, actComposite },
  });
};

/** Publishes nothing. */
export const noCommonDataSet: CollegeDetail['commonDataSet'] = {
  applicants: null,
  byResidence: null,
  earlyDecision: null,
  transfers: null,
  waitingList: null,
  weighs: null,
  classRank: null,
  grades: null,
};

/** The reply for one college, with an estimate from the real engine. */
export const aCollegeInFull = (
  student: StudentFacts,
  college: CollegeFacts,
  but: Partial<CollegeDetail> = {},
): CollegeDetail => {
  const explanation = explanationOf(student, college);
  const nobody = { total: 0, top: [] };

  return {
    ...aCard({ id: college.unitId, scorecardId: college.unitId, name: college.name }),
    milesFromHome: null,
    address: null,
    zip: null,
    country: 'USA',
    latitude: null,
    longitude: null,
    locale: 'Large city',
    highestDegree: 'Graduate',
    accreditor: null,
    religion: null,
    considered: [
      { what: 'GPA', importance: 'required' },
      { what: 'Recommendations', importance: 'considered' },
    ],
    commonDataSet: noCommonDataSet,
    applying: null,
    applicationCycle: '2026-27',
    usualDates: [
      { round: 'Early Decision', day: '2026-11-01' },
      { round: 'Early Action', day: '2026-11-01' },
      { round: 'Regular Decision', day: '2027-01-01' },
    ],
    kept: {},
    figures: {
      tuitionInState: dollars(12859, '2023-24'),
      tuitionOutOfState: dollars(38365, '2023-24'),
      netPrice: dollars(18292, '2022-23'),
      earnings10yrMedian: {
        ...dollars(null, 'entrants of 2009-11, measured 2020-21'),
        missing: 'suppressed',
      },
    },
    programFamilies: [],
    bachelorsPrograms: {
      total: 1,
      top: [{ cip: '52.08', title: 'Finance', graduates: 767, medianEarnings: null }],
    },
    associatePrograms: nobody,
    programsDescribe: { awardShare: null, graduates: 'awards of 2020-21', medianEarnings: null },
    source: {
      title: 'College Scorecard release of May 19, 2025',
      publisher: 'US Department of Education',
      licence: 'Public domain in the United States',
      url: 'https://collegescorecard.ed.gov/data',
    },
    match: explanation.match,
    explanation,
    ...but,
  };
};
