import { useParams } from 'react-router-dom';
import { type PricedStudent } from '#engine';
import { type CollegeDetail } from '@/api';
import { CategoryBadge } from '@/components/ui/college/category-badge';
import { CollegePage, type PageSlots, UnknownCollege } from '@/features/college-catalogue/page/college-page';
import { ChanceInWords } from '@/features/matching/explanation/chance-explained';
import { FitExplained } from '@/features/matching/explanation/fit-explained';
import { PageSection } from '@/features/college-catalogue/page/page-section';
import { Apply } from '@/features/matching/applications/begin/apply';
import { BetterForLess } from '@/features/matching/better-for-less/better-for-less';
import { CompareLink } from '@/features/matching/compare/compare-link';
import { NextSteps } from '@/features/matching/explanation/next-steps';
import { NotKnown } from '@/features/matching/explanation/not-known';
import { PriceExplained } from '@/features/matching/explanation/price-explained';
import { Reasons } from '@/features/matching/explanation/reasons';
import { ScoresCompared } from '@/features/matching/explanation/score-ranges';
import { useRecordView } from '@/features/matching/explanation/use-record-view';
import { priceFor } from '@/features/matching/price/price-for';
import { PricesByIncome } from '@/features/matching/price/prices-by-income';
import { usePricedStudent } from '@/features/matching/price/use-priced-student';
import { SaveButton } from '@/features/matching/saved-colleges/save-button';
import { SimulateLink } from '@/features/matching/simulator/simulate-link';
import { useReadsOnly } from '@/lib/session/use-reads-only';

/** A college's own page: its facts and what they mean for this student. */
const College = () => {
  const { id = '' } = useParams();
  const student = usePricedStudent();
  const readsOnly = useReadsOnly();
  const collegeId = Number(id);
  if (!/^[1-9]\d{0,8}$/.test(id)) return <UnknownCollege />;

  return (
    <>
      {!readsOnly && <ViewRecorder key={id} collegeId={collegeId} />}
      <CollegePage
        key={`page ${id}`}
        collegeId={collegeId}
        slots={(college) => slotsFor(college, student, readsOnly)}
      />
    </>
  );
};

const ViewRecorder = ({ collegeId }: { collegeId: number }) => {
  useRecordView(collegeId);
  return null;
};

const slotsFor = (college: CollegeDetail, student: PricedStudent, readsOnly: boolean): PageSlots => {
  const { match, explanation } = college;
  const { residence } = priceFor(college, student);

  return {
    standing: match?.category && <CategoryBadge category={match.category} />,
    save: (
      <>
        {!readsOnly && <SaveButton college={college} match={match} />}
        {!readsOnly && <Apply college={college} />}
        <CompareLink collegeId={college.id} />
      </>
    ),
    more: !readsOnly && (
      <PageSection id="better-for-less" title="As good for less">
        <BetterForLess college={college} />
      </PageSection>
    ),
    price: (
      <>
        <PriceExplained college={college} />
        <PricesByIncome college={college} />
      </>
    ),
    ownTuition: residence === 'in-state-assumed' ? null : residence,
    chance: explanation && (
      <>
        <ChanceInWords college={college} explanation={explanation} />
        <Reasons contributions={explanation.contributions} />
        <NextSteps suggestions={explanation.suggestions} />
        {match?.category && <SimulateLink collegeId={college.id} />}
        <FitExplained
          matchPercentage={match?.matchPercentage ?? null}
          why={match?.why ?? ''}
          dimensions={explanation.dimensions}
        />
      </>
    ),
    scores: <ScoresCompared college={college} explanation={explanation} />,
    unknowns: explanation && <NotKnown {...explanation} />,
  };
};

export default College;
