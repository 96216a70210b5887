import { type CollegeDetail } from '@/api';
import { SheetSection } from '@/components/ui/overlays/sheet-section';
import { count, percent } from '@/lib/words/figures';
import { FactRow, Facts } from './figure-row';
import { PublishedIn } from './published-in';

type Applicants = { applied: number; admitted: number };

export const EarlyDecision = ({ college }: { college: CollegeDetail }) => {
  const { earlyDecision } = college.commonDataSet;
  if (earlyDecision === null) return null;

  return (
    <SheetSection title="Early Decision">
      <Facts>
        <Admitted label="Applied Early Decision" applicants={earlyDecision.early} />
        <Admitted label="Everyone else" applicants={earlyDecision.everyoneElse} />
      </Facts>
      <p>
        Early Decision includes recruited athletes and children of alumni, who are admitted more often. So the
        gap isn’t what applying early would add for you. Early Decision is binding: only use it where you’d go
        at the price you’re offered.
      </p>
      <p className="text-small text-muted-foreground">
        Both Early Decision rounds together. Students who were deferred count again in everyone else.
      </p>
      <PublishedIn {...earlyDecision} />
    </SheetSection>
  );
};

const Admitted = ({
  label,
  applicants: { applied, admitted },
}: {
  label: string;
  applicants: Applicants;
}) => (
  <FactRow label={label} note={`${count(admitted)} of ${count(applied)} admitted`}>
    {percent(admitted / applied)}
  </FactRow>
);
