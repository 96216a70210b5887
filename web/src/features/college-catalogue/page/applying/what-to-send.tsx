import { type PublishedRequirements } from '@/api';
import { SheetSection } from '@/components/ui/overlays/sheet-section';
import { FactRow, Facts } from '../../college/figure-row';
import { CycleNote, PublishedBy } from './published-by';
import {
  feeWords,
  NOT_KNOWN,
  recommendationWords,
  essayWords,
  requiredWords,
  testWords,
} from './requirement-words';

type WhatToSendProps = { asked: PublishedRequirements | null; cycle: string };

export const WhatToSend = ({ asked, cycle }: WhatToSendProps) => (
  <SheetSection title="What to send">
    {asked === null ? (
      <Facts>
        <FactRow label="Fee, tests, essays and recommendations">{NOT_KNOWN}</FactRow>
      </Facts>
    ) : (
      <>
        <CycleNote published={asked.cycle} own={cycle} />
        <Requirements asked={asked} />
        <PublishedBy source={asked.source} />
      </>
    )}
  </SheetSection>
);

const Requirements = ({ asked }: { asked: PublishedRequirements }) => {
  const tests = testWords(asked);

  return (
    <Facts>
      <FactRow label="Application fee" {...internationalFee(asked)}>
        {feeWords(asked.feeUsd)}
      </FactRow>
      <FactRow label="SAT or ACT" note={tests.more}>
        {tests.short}
      </FactRow>
      <FactRow label="Personal essay">{essayWords(asked.personalEssay)}</FactRow>
      <FactRow label="Writing supplement" note="Short answers may still be part of its questions">
        {asked.writingSupplement === false ? 'None listed' : requiredWords(asked.writingSupplement)}
      </FactRow>
      <FactRow label="Recommendations">{recommendationWords(asked)}</FactRow>
      <FactRow label="Mid-year report" note="Grades of the first half of senior year">
        {requiredWords(asked.midYearReport)}
      </FactRow>
      {asked.selfReportedCourses === true && (
        <FactRow label="Courses and grades you report yourself">Required</FactRow>
      )}
      {asked.portfolio !== null && (
        <FactRow label="Portfolio" note="For some programs">
          Sent through {asked.portfolio === 'SlideRoom' ? 'SlideRoom' : 'the college’s own system'}
        </FactRow>
      )}
    </Facts>
  );
};

const internationalFee = ({ feeUsd, internationalFeeUsd }: PublishedRequirements) =>
  internationalFeeUsd === null || internationalFeeUsd === feeUsd
    ? {}
    : { note: `International students: ${feeWords(internationalFeeUsd)}` };
