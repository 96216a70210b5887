import { type Assessment } from '../../assess.js';
import { type CollegeColumns } from '../../college/college-columns.js';
import { type StudentMeasures } from '../../student/measure-student.js';
import { type Contribution } from './contributions.js';
import { type Factor } from './without.js';

/** What no estimate includes. */
export const NOT_SEEN: readonly string[] = [
  'essays',
  'recommendations',
  'interviews',
  'recruitment',
  'the quality of a portfolio',
  'interest you have shown',
  'your school',
  'limits of single programs',
  'places added or cut since the data year',
];

/** What the chance is based on, each to follow "Based on": "your GPA", "the fall 2023 admissions data". */
export function basisOf(
  student: StudentMeasures,
  columns: CollegeColumns,
  assessment: Assessment,
  contributions: readonly Contribution[],
): readonly string[] {
  if (assessment.chanceSource === 'open-admission') return ['open admission'];
  if (assessment.chanceSource === 'service-academy')
    return ['service academy: nomination, fitness and medical examination decide'];
  if (assessment.chanceSource === 'major-admits-separately')
    return ['no published rate for your major, which it admits to separately'];
  if (assessment.chanceSource === 'assured-admission') return ['assured admission rule'];
  if (assessment.chanceSource === 'no-admission-rate') return ['no admission rate reported'];

  const counts = (wanted: Factor) => contributions.some(({ factor }) => factor === wanted);
  const data = columns.admissionsTerm === null ? "the college's" : `the ${columns.admissionsTerm}`;
  return [
    ...(student.gpa !== null ? ['your GPA'] : []),
    ...(student.rankKnown ? ['your class rank'] : []),
    ...(assessment.sendsScore && counts('test') ? [`your ${student.testFrom ?? 'test score'}`] : []),
    ...OTHER_FACTORS.filter(([factor]) => counts(factor)).map(([, words]) => words),
    `${data} admissions data`,
  ];
}

const OTHER_FACTORS: readonly (readonly [Factor, string])[] = [
  ['activities', 'your activities'],
  ['rigor', 'your advanced courses'],
  ['round', 'your application round'],
  ['residency', 'your home state'],
  ['field', 'your intended major'],
  ['no-score', 'applying without a score'],
];
