import { type PricedStudent } from '#engine';
import { type CollegeDetail } from '@/api';
import { CategoryBadge } from '@/components/ui/college/category-badge';
import { LearnMore, type LearnMoreSlots } from '@/features/college-catalogue/college/learn-more';
import { ChanceExplained } from '@/features/matching/explanation/chance-explained';
import { FitExplained } from '@/features/matching/explanation/fit-explained';
import { BetterForLess } from '@/features/matching/better-for-less/better-for-less';
import { SheetSection } from '@/components/ui/overlays/sheet-section';
import { NextSteps } from '@/features/matching/explanation/next-steps';
import { NotKnown } from '@/features/matching/explanation/not-known';
import { PriceExplained } from '@/features/matching/explanation/price-explained';
import { Reasons } from '@/features/matching/explanation/reasons';
import { ScoreRanges } from '@/features/matching/explanation/score-ranges';
import { priceFor } from '@/features/matching/price/price-for';
import { usePricedStudent } from '@/features/matching/price/use-priced-student';
import { SimulateLink } from '@/features/matching/simulator/simulate-link';
import { SaveButton } from '@/features/matching/saved-colleges/save-button';
import { useReadsOnly } from '@/lib/session/use-reads-only';
import { useRecordView } from '@/features/matching/explanation/use-record-view';

type CollegesLearnMoreProps = { collegeId: number; open: boolean; onClose: () => void };

/** A college's facts and what they mean for this student. */
const CollegesLearnMore = (props: CollegesLearnMoreProps) => {
  const student = usePricedStudent();
  const readsOnly = useReadsOnly();

  return (
    <>
      {props.open && !readsOnly && <ViewRecorder collegeId={props.collegeId} />}
      <LearnMore {...props} slots={(college) => slotsFor(college, student, readsOnly)} />
    </>
  );
};

const ViewRecorder = ({ collegeId }: { collegeId: number }) => {
  useRecordView(collegeId);
  return null;
};

const slotsFor = (college: CollegeDetail, student: PricedStudent, readsOnly: boolean): LearnMoreSlots => {
  const { match, explanation } = college;
  const { residence } = priceFor(college, student);
  const explained = explanation && { college, explanation };

  return {
    standing: match?.category && (
      <div>
        <CategoryBadge category={match.category} />
      </div>
    ),
    chance: explained && (
      <>
        <FitExplained
          matchPercentage={match?.matchPercentage ?? null}
          why={match?.why ?? ''}
          dimensions={explained.explanation.dimensions}
        />
        <ChanceExplained {...explained} />
        <Reasons contributions={explained.explanation.contributions} />
        <NextSteps suggestions={explained.explanation.suggestions} />
        {match?.category && <SimulateLink collegeId={college.id} />}
        <ScoreRanges {...explained} />
      </>
    ),
    price: <PriceExplained college={college} />,
    ownTuition: residence === 'in-state-assumed' ? null : residence,
    rest: explanation && (
      <>
        <SheetSection title="As good for less">
          <BetterForLess college={college} />
        </SheetSection>
        <NotKnown {...explanation} />
      </>
    ),
    save: !readsOnly && <SaveButton college={college} match={match} />,
  };
};

export default CollegesLearnMore;
