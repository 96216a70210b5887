import { type ReactNode } from 'react';
import { type AidOffer } from '@/api';
import { dollars } from '@/lib/words/figures';
import { atLeast, programPrice, yearsInWords } from '../money-words';

/** What a year and a degree cost by this offer. Loans and work stand below the line, never among the gifts. */
export const OfferFigures = ({ offer }: { offer: AidOffer }) => {
  const { year, program } = offer;
  const whole = programPrice(offer);

  return (
    <dl className="grid gap-x-6 gap-y-3.5 md:grid-cols-2 lg:grid-cols-4">
      <Figure label="One year costs">
        {year.cost === null ? 'Not in the letter' : atLeast(year.cost, year)}
      </Figure>
      <Figure label="Grants and scholarships" note="Yours to keep">
        {dollars(year.giftAid)}
      </Figure>
      <Figure label="You pay for one year" note="Cost less grants and scholarships" strong>
        {year.netPrice === null ? 'Can’t be told without the cost' : atLeast(year.netPrice, year)}
      </Figure>
      <Figure
        label={`You pay for ${yearsInWords(program.years).toLowerCase()}`}
        note={program.years < 4 ? 'Years at another college afterwards are not counted' : undefined}
        strong
      >
        {whole ?? 'Can’t be told without the cost'}
      </Figure>
      {year.workStudy > 0 && (
        <Figure label="Work-study, a year" note="Pay for a job, if you find one. It comes off no bill.">
          {dollars(year.workStudy)}
        </Figure>
      )}
      {year.studentLoans > 0 && (
        <Figure
          label="Loans in your name, a year"
          note={`${dollars(program.studentBorrows)} in ${yearsInWords(program.years).toLowerCase()}, before interest`}
        >
          {dollars(year.studentLoans)}
        </Figure>
      )}
      {year.parentLoans > 0 && (
        <Figure
          label="Parent PLUS loan, a year"
          note={`${dollars(program.parentsBorrow)} in ${yearsInWords(program.years).toLowerCase()}, before interest. Your parent owes it.`}
        >
          {dollars(year.parentLoans)}
        </Figure>
      )}
      {year.unclearAid > 0 && (
        <Figure
          label="Not clear what it is, a year"
          note="Not counted until you know if it’s a gift or a loan"
        >
          {dollars(year.unclearAid)}
        </Figure>
      )}
      {year.leftToPay !== null && year.leftToPay !== year.netPrice && (
        <Figure
          label="Left to pay in the first year"
          note="After gifts, work and every loan in the letter. It’s not the price: loans are paid back later."
        >
          {atLeast(year.leftToPay, year)}
        </Figure>
      )}
    </dl>
  );
};

type FigureProps = { label: string; note?: string | undefined; strong?: boolean; children: ReactNode };

const Figure = ({ label, note, strong = false, children }: FigureProps) => (
  <div className="grid content-start">
    <dt className="text-hint text-muted-foreground">{label}</dt>
    <dd className="tabular-nums first-letter:uppercase">
      <span className={strong ? 'text-section font-[650]' : 'text-title'}>{children}</span>
      {note !== undefined && <span className="block text-small text-muted-foreground">{note}</span>}
    </dd>
  </div>
);
