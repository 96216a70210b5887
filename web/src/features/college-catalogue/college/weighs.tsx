import { type CollegeDetail } from '@/api';
import { SheetSection } from '@/components/ui/overlays/sheet-section';
import { PublishedIn } from './published-in';

type Weighed = NonNullable<CollegeDetail['commonDataSet']['weighs']>['factors'][number];

const FACTORS: Record<Weighed['what'], string> = {
  courses: 'how hard your courses are',
  grades: 'grades',
  'class-rank': 'class rank',
  'test-scores': 'test scores',
  essay: 'essay',
  recommendations: 'recommendations',
  activities: 'activities',
  talent: 'talent',
  character: 'character',
  interview: 'interview',
  interest: 'interest you show in the college',
  volunteering: 'volunteering',
  work: 'work experience',
  'first-generation': 'being first in your family to go to college',
  'state-residence': 'living in the state',
  geography: 'where you live',
  legacy: 'alumni in your family',
  religion: 'religion',
};

const WEIGHTS = [
  ['very-important', 'Very important'],
  ['important', 'Important'],
  ['considered', 'Considered'],
  ['not-considered', 'Not considered'],
] as const satisfies readonly (readonly [Weighed['weight'], string])[];

/** What admission officers look at, the heaviest first. */
export const Weighs = ({ college }: { college: CollegeDetail }) => {
  const { weighs } = college.commonDataSet;
  const rows = weighs
    ? WEIGHTS.map(([weight, words]) => [words, factorsOf(college, weight)] as const)
    : [
        ['Required', consideredAs(college, 'required')] as const,
        ['Considered', consideredAs(college, 'considered')] as const,
      ];
  const filled = rows.filter(([, factors]) => factors.length > 0);
  if (filled.length === 0) return null;

  return (
    <SheetSection title="What this college looks at">
      <dl className="grid gap-3">
        {filled.map(([words, factors]) => (
          <div key={words}>
            <dt className="font-semibold">{words}</dt>
            <dd>{capitalized(factors.join(', '))}</dd>
          </div>
        ))}
      </dl>
      {weighs && <PublishedIn {...weighs} />}
    </SheetSection>
  );
};

/** Colleges that look at no scores still fill in the line of the form. */
const factorsOf = ({ commonDataSet, testPolicy }: CollegeDetail, weight: Weighed['weight']) =>
  (commonDataSet.weighs?.factors ?? [])
    .filter(({ what }) => what !== 'test-scores' || testPolicy !== 'not-considered')
    .filter((factor) => factor.weight === weight)
    .map(({ what }) => FACTORS[what]);

const consideredAs = ({ considered }: CollegeDetail, importance: 'required' | 'considered') =>
  considered.filter((each) => each.importance === importance).map(({ what }) => what);

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
