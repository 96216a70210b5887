import { type CollegeDetail } from '@/api';
import { SheetSection } from '@/components/ui/overlays/sheet-section';
import { acceptanceWords } from '@/lib/words/acceptance-rate';
import { FactRow, Facts, FigureRow } from './figure-row';

export const GettingIn = ({ college }: { college: CollegeDetail }) => {
  const { figures, considered, admissionTerm } = college;
  const looksAt = (importance: CollegeDetail['considered'][number]['importance']) =>
    considered.filter((each) => each.importance === importance).map(({ what }) => what);
  const required = looksAt('required');
  const weighed = looksAt('considered');

  return (
    <SheetSection title="Getting in">
      <Facts>
        <FactRow label="Acceptance rate" {...(admissionTerm === null ? {} : { note: admissionTerm })}>
          {acceptanceWords(college)}
        </FactRow>
        <FactRow label="Average GPA">Not published</FactRow>
        <FigureRow label="Applicants" figure={figures['applicants']} />
        <FigureRow label="First-years who sent an SAT score" figure={figures['submittedSatShare']} />
        <FigureRow label="First-years who sent an ACT score" figure={figures['submittedActShare']} />
        {required.length > 0 && <FactRow label="Required">{required.join(', ')}</FactRow>}
        {weighed.length > 0 && <FactRow label="Also considered">{weighed.join(', ')}</FactRow>}
      </Facts>
    </SheetSection>
  );
};
