import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hasAnswers, type ListWork } from './list-work';
import { collegesWords, ofHundred, rangeNote, stillOpen } from './odds-words';

/** At least one yes, the same without the safeties, and one that the family can pay. */
export const OddsFigures = ({ work }: { work: ListWork }) => {
  const { odds, colleges, safeties, notCounted } = work;

  return (
    <div className="grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
      <div className="grid content-start gap-1">
        {hasAnswers(work) ? (
          <p className="text-title font-normal text-pretty">
            From {stillOpen(colleges.length)}, at least one {work.answered.yes.length > 0 && 'more '}yes comes
            in <b className="font-[650]">{ofHundred(odds.any)}</b> such lists.
          </p>
        ) : colleges.length === 1 ? (
          <p className="text-title font-normal text-pretty">
            With one college, <b className="font-[650]">{ofHundred(odds.any)}</b> students like you on paper
            get a yes. A few more colleges change that a lot.
          </p>
        ) : (
          <p className="text-title font-normal text-pretty">
            In <b className="font-[650]">{ofHundred(odds.any)}</b> such lists there is at least one yes.
          </p>
        )}
        <p className="text-hint text-pretty text-muted-foreground">
          {rangeNote(odds.low, odds.high)} An estimate, not a decision.
          {notCounted > 0 && ` ${collegesWords(notCounted)} without an estimate can’t be counted.`}
        </p>
      </div>
      <dl className="grid content-start gap-x-8 gap-y-3 md:max-lg:grid-cols-2">
        {safeties > 0 && colleges.length > safeties && (
          <Figure label="Without your safeties">{ofHundred(odds.withoutSafeties)}</Figure>
        )}
        <Figure
          label={hasAnswers(work) ? 'One of these that you can pay for' : 'At least one yes you can pay for'}
          note={<PriceNote work={work} />}
        >
          {odds.affordable === null ? 'Can’t tell yet' : ofHundred(odds.affordable)}
        </Figure>
      </dl>
    </div>
  );
};

const Figure = ({ label, note, children }: { label: string; note?: ReactNode; children: string }) => (
  <div className="grid content-start gap-0.5">
    <dt className="text-hint text-muted-foreground">{label}</dt>
    <dd className="font-display text-title font-[650] tabular-nums">{children}</dd>
    {note !== undefined && <dd className="text-small text-muted-foreground">{note}</dd>}
  </div>
);

const PriceNote = ({ work: { knowsBudget, withoutPrice, colleges } }: { work: ListWork }) => {
  if (!knowsBudget) {
    return (
      <>
        <Link to="/profile?section=personal&step=background" className="link">
          Add your income band
        </Link>{' '}
        or the most your family can pay to see this.
      </>
    );
  }
  if (withoutPrice === 0) return 'By last year’s average prices for families like yours.';
  if (withoutPrice === colleges.length)
    return 'No college on your list reports a price for families like yours.';
  return `${collegesWords(withoutPrice)} without a price can’t be counted here.`;
};
