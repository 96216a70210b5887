import { type PublishedRounds } from '@/api';
import { SheetSection } from '@/components/ui/overlays/sheet-section';
import { roundsWithDays } from '@/lib/words/published-rounds';
import { publishedDay } from '@/lib/words/published-day';
import { FactRow, Facts } from '../../college/figure-row';
import { CycleNote, PublishedBy } from './published-by';

type ApplicationDatesProps = {
  rounds: PublishedRounds | null;
  /** In which the student applies. */
  cycle: string;
  isOpenToAll: boolean;
};

/** Each round with its dates. Dates of another cycle say so and are never moved to the student's. */
export const ApplicationDates = ({ rounds, cycle, isOpenToAll }: ApplicationDatesProps) => (
  <SheetSection title="When to apply">
    {isOpenToAll && <p>Many colleges that are open to all take applications until classes start.</p>}
    {rounds === null ? (
      <Facts>
        <FactRow label="Dates">Not known here</FactRow>
      </Facts>
    ) : (
      <>
        <CycleNote published={rounds.cycle} own={cycle} />
        <Facts>
          {roundsWithDays(rounds).map(({ round, days }) => (
            <FactRow key={round} label={round}>
              {days.length === 0 ? 'No fixed date' : <Days days={days} />}
            </FactRow>
          ))}
          {rounds.finalDate !== null && (
            <FactRow label="Last day to apply">{publishedDay(rounds.finalDate)}</FactRow>
          )}
        </Facts>
        {rounds.note !== null && <p>{rounds.note}</p>}
        <PublishedBy source={rounds.source} />
      </>
    )}
  </SheetSection>
);

const Days = ({ days }: { days: readonly string[] }) =>
  days.map((day) => (
    <span key={day} className="block">
      {publishedDay(day)}
    </span>
  ));
