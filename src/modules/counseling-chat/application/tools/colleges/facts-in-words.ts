import { type CollegeInFull } from '#modules/college-catalogue/contracts/index.js';

type Factor = NonNullable<CollegeInFull['commonDataSet']['weighs']>['factors'][number]['what'];

const FACTORS: Readonly<Record<Factor, string | null>> = {
  courses: 'how hard your courses are',
  grades: 'grades',
  'class-rank': 'class rank',
  'test-scores': 'test scores',
  essay: 'essays',
  recommendations: 'recommendations',
  activities: 'activities',
  talent: 'talent',
  character: 'character',
  interview: 'an interview',
  interest: 'the interest you show',
  volunteering: 'volunteering',
  work: 'work experience',
  // Facts of a family and a home are nothing a student can work on.
  'first-generation': null,
  'state-residence': null,
  geography: null,
  legacy: null,
  religion: null,
};
const REQUIRED: Readonly<Record<string, string>> = {
  GPA: 'GPA',
  'Class rank': 'class rank',
  'School record': 'your school record',
  'College-preparatory courses': 'college-preparatory courses',
  Recommendations: 'recommendations',
  Essay: 'an essay',
};
const MOST_FACTORS = 5;
const MOST_FIELDS = 5;

/** Follows the name of the college: what counts most, as it publishes it, else what it requires. Null when it says neither. */
export function heaviestFactors(college: CollegeInFull): string | null {
  const most = countMost(college);
  if (most.length > 0) return `says these count most: ${listOf(most)}`;
  const required = college.considered.filter(({ importance }) => importance === 'required');
  const asked = required.flatMap(({ what }) => REQUIRED[what] ?? []);
  return asked.length === 0 ? null : `asks for ${listOf(asked)}`;
}

export const saysWhatCountsMost = (college: CollegeInFull): boolean => countMost(college).length > 0;

const countMost = ({ commonDataSet: { weighs } }: CollegeInFull): string[] =>
  (weighs?.factors ?? [])
    .filter(({ weight }) => weight === 'very-important')
    .flatMap(({ what }) => FACTORS[what] ?? []);

const listOf = (words: readonly string[]): string => words.slice(0, MOST_FACTORS).join(', ');

/** The fields with most awards. */
export const fieldsTaught = ({ programStrengths }: CollegeInFull): string | null =>
  programStrengths.length === 0 ? null : programStrengths.slice(0, MOST_FIELDS).join(', ');
