import { type CollegeDetail } from '@/api';
import { FactColumns, FigureRow } from '../college/figure-row';
import { FirstYearReturn } from '../college/first-year-return';
import { figureByLevel } from '../college/kind-of-college';
import { BlockSource } from './block-source';
import { PageSection } from './page-section';
import { TenStudents } from './ten-students';

/** How many finish, and how many stay. */
export const Graduation = ({ college }: { college: CollegeDetail }) => {
  const of = (fourYear: string, shorter: string) => figureByLevel(college, fourYear, shorter);
  const graduate = of('completionRate4yr', 'completionRateLt4yr');

  return (
    <PageSection id="graduation" title="Graduation">
      {graduate?.value != null && (
        <TenStudents share={graduate.value} sentence={graduateWords(graduate.value, college.level)} />
      )}
      <FactColumns>
        <FigureRow label="Graduate" figure={graduate} />
        <FigureRow label="Graduate on time" figure={of('onTimeRate4yr', 'onTimeRateLt4yr')} />
        <FigureRow label="Pell Grant students who graduate" figure={of('completionRate4yrPell', '')} />
        <FigureRow label="Move to another college" figure={of('transferRate4yr', 'transferRateLt4yr')} />
        <FirstYearReturn college={college} />
      </FactColumns>
      <p className="text-small text-muted-foreground">
        Counts students who start here full-time in their first year of college. “Graduate” allows half as
        much time again as the program takes: six years for a bachelor’s, three for an associate degree.
      </p>
      <BlockSource college={college} />
    </PageSection>
  );
};

const graduateWords = (share: number, level: CollegeDetail['level']) => {
  const within = level === 'Four-year' ? ' within six years' : '';
  const ten = Math.round(share * 10);
  if (ten === 10) return `Almost all students graduate${within}.`;
  if (ten === 0) return `Almost no students graduate${within}.`;
  return `About ${ten.toString()} in 10 students ${ten === 1 ? 'graduates' : 'graduate'}${within}.`;
};
