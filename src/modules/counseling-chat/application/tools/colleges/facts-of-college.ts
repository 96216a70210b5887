import { type CollegeInFull } from '#modules/college-catalogue/contracts/index.js';
import { type Figure, type FigureLabel, type Unit } from '../../../domain/figures/figure.js';
import { type CollegeFact, type FactKey } from '../tool-results.js';
import { fieldsTaught, heaviestFactors, saysWhatCountsMost } from './facts-in-words.js';

/** One fact of a college. A figure that is missing says why. */
export function factOf(college: CollegeInFull, key: FactKey): CollegeFact {
  return { key, figures: FIGURES[key]?.(college) ?? [], words: WORDS[key]?.(college) ?? null };
}

type Of<Found> = Partial<Record<FactKey, (college: CollegeInFull) => Found>>;

const FIGURES: Of<readonly Figure[]> = {
  admitRate: (college) => [inFull(college, 'admitRate', 'admit-rate')],
  yield: (college) => [{ ...inFull(college, 'enrolled', 'yield'), ...shown('share', college.yieldRate) }],
  testPolicy: (college) => [said(college, college.testPolicy, 'satMath25')],
  sat: (college) => [
    { ...inFull(college, 'satMath25', 'sat-25'), ...shown('score', college.sat25) },
    { ...inFull(college, 'satMath75', 'sat-75'), ...shown('score', college.sat75) },
  ],
  act: (college) => [
    inFull(college, 'actComposite25', 'act-25'),
    inFull(college, 'actComposite75', 'act-75'),
  ],
  gpa: (college) => [averageGpa(college)],
  size: (college) => [inFull(college, 'undergraduates', 'students')],
  ratio: (college) => [inFull(college, 'studentFacultyRatio', 'students-per-teacher')],
  graduation: (college) => [inFull(college, `completionRate${lengthOf(college)}`, 'graduation')],
  retention: (college) => [inFull(college, `retentionFullTime${lengthOf(college)}`, 'retention')],
  tuition: (college) => [
    inFull(college, 'tuitionInState', 'tuition-in-state'),
    inFull(college, 'tuitionOutOfState', 'tuition-out-of-state'),
  ],
  fullPrice: (college) => [inFull(college, 'costOfAttendance', 'full-price')],
  netPrice: (college) => [inFull(college, 'netPrice', 'net-price')],
  roomAndBoard: (college) => [inFull(college, 'roomBoardOnCampus', 'room-and-board')],
  debt: (college) => [inFull(college, 'medianDebtCompleters', 'debt')],
  earnings: (college) => [inFull(college, 'earnings10yrMedian', 'earnings')],
  pell: (college) => [inFull(college, 'pellShare', 'pell-share')],
  religion: (college) => [said(college, college.religion, 'undergraduates')],
  considered: (college) => [consideredSaid(college)],
  programs: (college) => [programsSaid(college)],
};

const WORDS: Of<string | null> = {
  admitRate: ({ openAdmission }) => (openAdmission === true ? 'open' : null),
  graduation: ({ level }) =>
    level === 'Four-year' ? 'within six years' : 'in one and a half times the usual time',
  testPolicy: ({ testPolicy }) => testPolicy,
  gpa: ({ commonDataSet: { grades } }) => (grades?.scale === 'weighted' ? 'weighted' : null),
  place: ({ location }) => location,
  setting: ({ locale }) => locale,
  ownership: ({ ownership }) => ownership,
  designations: ({ designations }) => (designations.length === 0 ? null : designations.join(', ')),
  religion: ({ religion }) => religion,
  considered: heaviestFactors,
  website: ({ website }) => website,
  programs: fieldsTaught,
};

const UNITS: Readonly<Record<CollegeInFull['figures'][string]['unit'], Unit>> = {
  share: 'share',
  score: 'score',
  count: 'count',
  dollars: 'dollars',
  years: 'count',
  ratio: 'ratio',
};

const lengthOf = ({ level }: CollegeInFull) => (level === 'Four-year' ? '4yr' : 'Lt4yr');

function inFull({ id, figures }: CollegeInFull, field: string, label: FigureLabel): Figure {
  const { value = null, unit = 'count', describes = '', missing = 'not-reported' } = figures[field] ?? {};
  return {
    value,
    unit: UNITS[unit],
    label,
    about: id,
    source: 'scorecard',
    year: describes,
    said: 'reported',
    ...(value === null && { missing: missing ?? 'not-reported' }),
  };
}

/** A figure the catalogue made of others of the same year. */
const shown = (unit: Unit, value: number | null) => ({
  value,
  unit,
  ...(value === null && { missing: 'not-reported' as const }),
});

/** A fact without a number, with the year of the figures it was reported with. */
const said = (college: CollegeInFull, words: string | null, besides: string): Figure => ({
  ...inFull(college, besides, 'fixed'),
  ...shown('words', null),
  value: words,
});

/** By the Common Data Set where it says what counts most. */
function consideredSaid(college: CollegeInFull): Figure {
  const reported = said(college, heaviestFactors(college), 'satMath25');
  const { weighs } = college.commonDataSet;
  return weighs === null || !saysWhatCountsMost(college)
    ? reported
    : { ...reported, source: 'common-data-set', year: weighs.edition };
}

const programsSaid = (college: CollegeInFull): Figure => ({
  ...said(college, fieldsTaught(college), 'undergraduates'),
  year: college.programsDescribe.awardShare ?? '',
});

/** Only colleges that publish it in the Common Data Set have one. */
function averageGpa({ id, commonDataSet: { grades } }: CollegeInFull): Figure {
  const figure = { unit: 'gpa', label: 'average-gpa', about: id, said: 'reported' } as const;
  const average = grades?.average ?? null;
  return average === null || grades === null
    ? { ...figure, value: null, source: 'scorecard', year: '', missing: 'not-reported' }
    : { ...figure, value: average, source: 'common-data-set', year: grades.edition };
}
