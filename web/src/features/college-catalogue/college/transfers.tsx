import { type CollegeDetail } from '@/api';
import { SheetSection } from '@/components/ui/overlays/sheet-section';
import { count, percent } from '@/lib/words/figures';
import { FactRow, Facts } from './figure-row';
import { PublishedIn } from './published-in';

/** For who already studies elsewhere: every other figure is of first-year applicants. */
export const Transfers = ({ college }: { college: CollegeDetail }) => {
  const { transfers } = college.commonDataSet;
  if (transfers === null) return null;
  const { applied, admitted } = transfers;

  return (
    <SheetSection title="Transfer students">
      <Facts>
        <FactRow label="Admitted" note={`${count(admitted)} of ${count(applied)} who applied`}>
          {percent(admitted / applied)}
        </FactRow>
      </Facts>
      <p>
        Your chance here is that of a first-year applicant. Transfers are judged mostly by their college
        grades.
      </p>
      <PublishedIn {...transfers} whom="Transfers" />
    </SheetSection>
  );
};
