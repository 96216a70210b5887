import { type ReactNode } from 'react';
import { type CollegeDetail } from '@/api';
import { figureByLevel } from '../college/kind-of-college';
import { PageSection } from './page-section';

type Missing = CollegeDetail['figures'][string]['missing'];

const WHY: Record<NonNullable<Missing>, string> = {
  'not-reported': 'The college didn’t report it.',
  suppressed: 'Too few students, so the Department hides it to protect their privacy.',
  'not-applicable': 'It doesn’t apply to a college of this kind.',
};

/** The figures a family asks for. */
const missingFigures = (college: CollegeDetail) => {
  const { figures } = college;
  return [
    { words: 'The price after aid', figure: figures['netPrice'] },
    ...(college.openAdmission === true
      ? []
      : [
          { words: 'The acceptance rate', figure: figures['admitRate'] },
          { words: 'SAT scores', figure: figures['satMath25'] },
        ]),
    {
      words: 'The graduation rate',
      figure: figureByLevel(college, 'completionRate4yr', 'completionRateLt4yr'),
    },
    { words: 'Earnings', figure: figures['earnings10yrMedian'] },
    { words: 'Debt of students who finished', figure: figures['medianDebtCompleters'] },
  ].flatMap(({ words, figure }) => (figure?.missing ? [{ words, why: WHY[figure.missing] }] : []));
};

type MissingFactsProps = {
  college: CollegeDetail;
  /** What is missing from the student's estimate. */
  unknowns: ReactNode;
};

/** What is missing and why. */
export const MissingFacts = ({ college, unknowns }: MissingFactsProps) => {
  const figures = missingFigures(college);
  const published = Object.values(college.commonDataSet).some((group) => group !== null);

  return (
    <PageSection id="missing" title="What’s missing, and why">
      <dl className="grid gap-3">
        {figures.map(({ words, why }) => (
          <div key={words}>
            <dt className="font-semibold">{words}</dt>
            <dd>{why}</dd>
          </div>
        ))}
        {!published && college.openAdmission !== true && (
          <div>
            <dt className="font-semibold">Early rounds, waiting list and what the college looks at</dt>
            <dd>We have no Common Data Set of this college, where colleges publish these.</dd>
          </div>
        )}
        <div>
          <dt className="font-semibold">Debt by major</dt>
          <dd>The federal file we use leaves it out.</dd>
        </div>
      </dl>
      {unknowns}
    </PageSection>
  );
};
