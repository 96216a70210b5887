import { type CollegeDetail } from '@/api';
import { missingWords } from '@/lib/words/figures';
import { FactRow, FigureRow } from './figure-row';
import { figureByLevel, isMainlyShorter } from './kind-of-college';

/** Four-year colleges report it for students in bachelor's programs: at a community college a handful. */
export const FirstYearReturn = ({ college }: { college: CollegeDetail }) => {
  const label = 'Return after the first year';
  if (college.level === 'Four-year' && isMainlyShorter(college)) {
    return (
      <FactRow label={label} note="Students in two-year degrees and certificates">
        {missingWords(undefined)}
      </FactRow>
    );
  }
  return (
    <FigureRow
      label={label}
      figure={figureByLevel(college, 'retentionFullTime4yr', 'retentionFullTimeLt4yr')}
    />
  );
};
