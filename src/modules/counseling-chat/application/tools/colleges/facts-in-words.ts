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

/** What counts most, as the college publishes it; else what it requires. Null when it says neither. */
export function heaviestFactors({ commonDataSet: { weighs }, considered }: CollegeInFull): string | null {
  const heavy = (weighs?.factors ?? []).filter(({ weight }) => weight === 'very-important');
  const required = considered.filter(({ importance }) => importance === 'required');
  const words =
    heavy.length > 0
      ? heavy.flatMap(({ what }) => FACTORS[what] ?? [])
      : required.flatMap(({ what }) => REQUIRED[what] ?? []);
  return words.length === 0 ? null : words.slice(0, MOST_FACTORS).join(', ');
}

/** The fields with most awards. */
export const fieldsTaught = ({ programStrengths }: CollegeInFull): string | null =>
  programStrengths.length === 0 ? null : programStrengths.slice(0, MOST_FIELDS).join(', ');
