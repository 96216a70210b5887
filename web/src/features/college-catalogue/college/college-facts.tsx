import { type ReactNode } from 'react';
import { type CollegeDetail } from '@/api';
import { SheetSection } from '@/components/ui/overlays/sheet-section';
import { CampusRows } from './campus-rows';
import { CollegeNotes } from './college-notes';
import { EarlyDecision } from './early-decision';
import { Transfers } from './transfers';
import { Facts, FigureRow } from './figure-row';
import { FirstYearReturn } from './first-year-return';
import { GettingIn } from './getting-in';
import { Grades } from './grades';
import { figureByLevel } from './kind-of-college';
import { useOwnFacts } from './own-facts';
import { CollegePrograms } from './programs';
import { type OwnTuition, Tuition } from './tuition';
import { WaitingList } from './waiting-list';
import { Weighs } from './weighs';

type CollegeFactsProps = {
  college: CollegeDetail;
  price: ReactNode;
  ownTuition: OwnTuition;
};

export const CollegeFacts = ({ college, price, ownTuition }: CollegeFactsProps) => {
  const { figures } = college;
  const own = useOwnFacts();

  return (
    <>
      <GettingIn college={college} own={own} />
      <Grades college={college} own={own.grades} />
      <Weighs college={college} />
      <EarlyDecision college={college} />
      <Transfers college={college} />
      <WaitingList college={college} />
      <SheetSection title="What it costs">
        {price}
        <Facts>
          <Tuition college={college} own={ownTuition} />
          <FigureRow label="Housing and food on campus" figure={figures['roomBoardOnCampus']} />
          <FigureRow label="Median debt of students who finished" figure={figures['medianDebtCompleters']} />
        </Facts>
      </SheetSection>
      <SheetSection title="Student outcomes">
        <Facts>
          <FigureRow
            label="Graduate"
            figure={figureByLevel(college, 'completionRate4yr', 'completionRateLt4yr')}
          />
          <FirstYearReturn college={college} />
          <FigureRow label="Median earnings ten years after entry" figure={figures['earnings10yrMedian']} />
        </Facts>
      </SheetSection>
      <SheetSection title="The college">
        <Facts>
          <CampusRows college={college} />
        </Facts>
        <CollegeNotes college={college} />
      </SheetSection>
      <CollegePrograms college={college} major={own.major} />
    </>
  );
};
