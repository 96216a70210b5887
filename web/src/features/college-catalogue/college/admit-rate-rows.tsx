import { RESIDENCE_RATES } from '#engine';
import { type CollegeDetail } from '@/api';
import { acceptanceWords } from '@/lib/words/acceptance-rate';
import { percent } from '@/lib/words/figures';
import { US_PLACES } from '@/lib/words/us-states';
import { FactRow } from './figure-row';
import { enteringIn } from './published-in';

type Rate = { who: string; share: number; own: boolean };
type Applicants = { applied: number; admitted: number } | null;

type AdmitRateRowsProps = { college: CollegeDetail; homeState: string | null };

/** The admit rate by where applicants live, in place of the overall rate, where the college publishes it. */
export const AdmitRateRows = ({ college, homeState }: AdmitRateRowsProps) => {
  const { rates, entering } = ratesByResidence(college, homeState);
  if (rates.length > 0)
    return rates.map(({ who, share, own }) => (
      <FactRow key={who} label={own ? `${who} (you)` : who} note={`Admitted, ${entering}`}>
        {percent(share, 1)}
      </FactRow>
    ));

  const { admissionTerm, ownership, acceptanceRate } = college;
  return (
    <FactRow label="Acceptance rate" {...(admissionTerm === null ? {} : { note: admissionTerm })}>
      {acceptanceWords(college)}
      {ownership === 'Public' && acceptanceRate !== null && (
        <span className="block text-small font-normal text-muted-foreground">
          Differs for residents and others; we don’t know by how much here
        </span>
      )}
    </FactRow>
  );
};

function ratesByResidence(college: CollegeDetail, homeState: string | null) {
  const { byResidence } = college.commonDataSet;
  const table = RESIDENCE_RATES.get(college.id);
  const here = homeState === college.state;
  const rate = (who: string, share: number | undefined, own: boolean): Rate[] =>
    share === undefined ? [] : [{ who, share, own }];
  const of = (group: Applicants) => (group === null ? undefined : group.admitted / group.applied);
  const named = placeNamed(college.state);
  const rates = [
    ...rate(`Residents of ${named}`, byResidence ? of(byResidence.residents) : table?.residents, here),
    ...rate(
      'Other states',
      byResidence ? of(byResidence.otherStates) : table?.others,
      homeState !== null && !here,
    ),
    ...rate('International', byResidence ? of(byResidence.international) : undefined, false),
  ];
  return {
    rates: rates.toSorted((a, b) => Number(b.own) - Number(a.own)),
    entering: byResidence ? enteringIn(byResidence.edition) : table?.entering,
  };
}

const PLACES = new Map<string, string>(Object.entries(US_PLACES));
const placeNamed = (code: string) => PLACES.get(code) ?? code;
