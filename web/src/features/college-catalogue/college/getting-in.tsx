import { type CollegeDetail } from '@/api';
import { SheetSection } from '@/components/ui/overlays/sheet-section';
import { count } from '@/lib/words/figures';
import { AdmitRateRows } from './admit-rate-rows';
import { FactRow, Facts, FigureRow } from './figure-row';
import { type OwnFacts } from './own-facts';
import { enteringIn, PublishedIn } from './published-in';

type GettingInProps = { college: CollegeDetail; own: OwnFacts };

export const GettingIn = (props: GettingInProps) => (
  <SheetSection title="Getting in">
    <AdmitFigures {...props} />
  </SheetSection>
);

/** Who applied, who got in and who sent scores. */
export const AdmitFigures = ({ college, own }: GettingInProps) => {
  const { figures, commonDataSet } = college;
  const { applicants, byResidence } = commonDataSet;
  /** A college open to all counts no applicants and no scores. */
  const applying = (name: string) =>
    figures[name]?.missing === 'not-applicable' ? undefined : figures[name];
  const editions = [byResidence, applicants?.edition === byResidence?.edition ? null : applicants];

  return (
    <>
      <Facts>
        <AdmitRateRows college={college} homeState={own.homeState} />
        {applicants ? (
          <FactRow label="Admitted" note={enteringIn(applicants.edition)}>
            {count(applicants.admitted)} of {count(applicants.applied)}
          </FactRow>
        ) : (
          <FigureRow label="Applicants" figure={applying('applicants')} />
        )}
        <FigureRow label="First-years who sent an SAT score" figure={applying('submittedSatShare')} />
        <FigureRow label="First-years who sent an ACT score" figure={applying('submittedActShare')} />
      </Facts>
      {editions.map((edition) => edition && <PublishedIn key={edition.edition} {...edition} />)}
    </>
  );
};
