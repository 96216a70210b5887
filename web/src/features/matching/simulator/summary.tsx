import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { CategoryShape, categoryWord } from '@/components/ui/college/category';
import { ofHundred } from '../list-odds/odds-words';
import { type Simulation } from './simulate';
import { categoryCounts, changeWords, spokenSummary } from './simulation-words';

type SummaryProps = { simulation: Simulation; changed: boolean; onReset: () => void };

/** What the changes do to the whole list. On a screen that is high enough it stays in view while the sliders move. */
export const Summary = ({ simulation, changed, onReset }: SummaryProps) => {
  const { colleges, oddsNow, oddsThen } = simulation;
  const whole = colleges.length > 1;

  return (
    <section
      aria-label="Summary"
      className="top-(--summary-top) z-10 grid gap-2 rounded-lg border bg-card px-4 py-3 shadow-raised [@media(min-height:37.5rem)]:sticky [--summary-top:3.75rem] lg:[--summary-top:4.75rem]"
    >
      <Spoken words={changed ? spokenSummary(simulation) : ''} />
      <div className="flex items-start justify-between gap-3">
        <p className="text-pretty font-semibold">
          {changed ? changeWords(colleges) : 'Move something to see what it would change.'}
        </p>
        {changed && (
          <Button variant="outline" size="sm" onClick={onReset}>
            Reset
          </Button>
        )}
      </div>
      {whole && (
        <>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-hint tabular-nums">
            {categoryCounts(colleges).map(({ category, now, then }) => (
              <li key={category} className="flex items-center gap-1.5">
                <CategoryShape category={category} className="size-3.5" />
                {categoryWord[category]} {now === then ? then : `${now} → ${then}`}
              </li>
            ))}
          </ul>
          <dl className="grid gap-x-6 gap-y-0.5 text-hint md:grid-cols-2">
            <Odds label="At least one yes" now={oddsNow.any} then={oddsThen.any} />
            {oddsNow.affordable !== null && oddsThen.affordable !== null && (
              <Odds label="One your family can pay for" now={oddsNow.affordable} then={oddsThen.affordable} />
            )}
          </dl>
        </>
      )}
    </section>
  );
};

const Odds = ({ label, now, then }: { label: string; now: number; then: number }) => (
  <div className="flex flex-wrap gap-x-1.5">
    <dt className="text-muted-foreground">{label}:</dt>
    <dd className="font-semibold tabular-nums">
      {ofHundred(now) !== ofHundred(then) && (
        <span className="font-normal">{ofHundred(now).replace(' of 100', '')} → </span>
      )}
      {ofHundred(then)}
    </dd>
  </div>
);

/** Long enough that a slider has stopped. */
const PAUSE_MS = 700;

/** Read out once a change has settled, not at every step of a slider. */
const Spoken = ({ words }: { words: string }) => {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);

  return (
    <p role="status" className="sr-only">
      {settled}
    </p>
  );
};
