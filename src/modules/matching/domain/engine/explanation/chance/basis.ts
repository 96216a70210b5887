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
  const basis: string[] = [];
  if (student.gpa !== null) basis.push('your GPA');
  if (student.rankKnown) basis.push('your class rank');
  if (assessment.sendsScore && counts('test')) basis.push(`your ${student.testFrom ?? 'test score'}`);
  for (const [factor, words] of OTHER_FACTORS) if (counts(factor)) basis.push(words);
  const data = columns.admissionsTerm === null ? "the college's" : `the ${columns.admissionsTerm}`;
  return [...basis, `${data} admissions data`];
}

const OTHER_FACTORS: readonly (readonly [Factor, string])[] = [
  ['activities', 'your activities'],
  ['rigor', 'your advanced courses'],
  ['round', 'your application round'],
  ['residency', 'your home state'],
  ['field', 'your intended major'],
  ['no-score', 'applying without a score'],
];
