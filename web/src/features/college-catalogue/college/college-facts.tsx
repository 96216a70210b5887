import { type ReactNode } from 'react';
import { type CollegeDetail } from '@/api';
import { SheetSection } from '@/components/ui/overlays/sheet-section';
import { missingWords } from '@/lib/words/figures';
import { EarlyDecision } from './early-decision';
import { FactRow, Facts, FigureRow } from './figure-row';
import { GettingIn } from './getting-in';
import { Grades } from './grades';
import { isMainlyShorter } from './kind-of-college';
import { useOwnFacts } from './own-facts';
import { CollegePrograms } from './programs';
import { WaitingList } from './waiting-list';
import { Weighs } from './weighs';

type CollegeFactsProps = {
  college: CollegeDetail;
  price: ReactNode;
  /** Which tuition the student would pay; null where nobody knows. */
  ownTuition: 'in-state' | 'out-of-state' | null;
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
          <FigureRow label="Graduate" figure={byLevel(college, 'completionRate4yr', 'completionRateLt4yr')} />
          <FirstYearReturn college={college} />
          <FigureRow label="Median earnings ten years after entry" figure={figures['earnings10yrMedian']} />
        </Facts>
      </SheetSection>
      <SheetSection title="The college">
        <Facts>
          <FigureRow label="Undergraduates" figure={figures['undergraduates']} />
          <FigureRow label="Student-to-teacher ratio" figure={figures['studentFacultyRatio']} />
          <FactRow label="Setting">{college.locale ?? missingWords(undefined)}</FactRow>
          <FactRow label="Highest degree">{college.highestDegree}</FactRow>
          {college.designations.length > 0 && (
            <FactRow label="Special status">{college.designations.join('; ')}</FactRow>
          )}
          {college.onlineOnly === true && <FactRow label="Classes">Online only</FactRow>}
        </Facts>
        {college.predominantDegree === 'Graduate' && (
          <p>This college only teaches graduate students. You apply after earning a bachelor’s degree.</p>
        )}
        {!college.operating && <p className="font-semibold">This college has closed.</p>}
        {college.underInvestigation === true && (
          <p className="text-hint text-muted-foreground">
            The Department of Education is watching this college’s use of federal aid more closely (heightened
            cash monitoring).
          </p>
        )}
      </SheetSection>
      <CollegePrograms college={college} major={own.major} />
    </>
  );
};

/** Four-year colleges report it for students in bachelor's programs: at a community college a handful. */
const FirstYearReturn = ({ college }: { college: CollegeDetail }) => {
  const label = 'Return after the first year';
  if (college.level === 'Four-year' && isMainlyShorter(college)) {
    return (
      <FactRow label={label} note="Students in two-year degrees and certificates">
        {missingWords(undefined)}
      </FactRow>
    );
  }
  return (
    <FigureRow label={label} figure={byLevel(college, 'retentionFullTime4yr', 'retentionFullTimeLt4yr')} />
  );
};

const byLevel = ({ figures, level }: CollegeDetail, fourYear: string, shorter: string) =>
  figures[level === 'Four-year' ? fourYear : shorter];

/** The student's own tuition first; one row where everybody pays the same. */
const Tuition = ({ college, own }: { college: CollegeDetail; own: CollegeFactsProps['ownTuition'] }) => {
  const { tuitionInState, tuitionOutOfState } = college.figures;
  if (tuitionInState?.value === tuitionOutOfState?.value) {
    return <FigureRow label="Tuition and fees" figure={tuitionInState} />;
  }
  const rows = [
    { whose: 'in-state', label: 'in state', figure: tuitionInState },
    { whose: 'out-of-state', label: 'out of state', figure: tuitionOutOfState },
  ];

  return (own === 'out-of-state' ? rows.toReversed() : rows).map(({ whose, label, figure }) => (
    <FigureRow
      key={whose}
      label={`Tuition and fees, ${label}${whose === own ? ' (yours)' : ''}`}
      figure={figure}
    />
  ));
};
