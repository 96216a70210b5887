import { type SeasonPlan } from '@/api';
import { DaySteps } from './day-steps';
import { dueInWords } from './season-days';
import { hoursInWords } from './season-words';

type Week = SeasonPlan['weeks'][number];

/** This week’s steps first, then the following weeks, each folded until it is opened. */
export const WeekList = ({ weeks, leavesOut }: { weeks: readonly Week[]; leavesOut: boolean }) => {
  const [thisWeek, ...later] = weeks;

  return (
    <>
      {thisWeek && (
        <section aria-labelledby="this-week" className="grid gap-3">
          <h2 id="this-week" className="text-section">
            This week
          </h2>
          {thisWeek.days.length === 0 ? (
            <p className="text-muted-foreground">
              {leavesOut ? 'Nothing planned.' : 'Nothing planned. Enjoy the rest.'}
            </p>
          ) : (
            <Days days={thisWeek.days} />
          )}
        </section>
      )}
      {later.length > 0 && (
        <section aria-labelledby="next-weeks" className="grid gap-3">
          <h2 id="next-weeks" className="text-section">
            The weeks after
          </h2>
          {later.map((week) => (
            <LaterWeek key={week.start} week={week} />
          ))}
        </section>
      )}
    </>
  );
};

const LaterWeek = ({ week: { start, end, hoursPlanned, busy, days } }: { week: Week }) => (
  <details className="rounded-lg border bg-card px-4 py-1 md:px-5">
    <summary className="min-h-11 cursor-pointer rounded-sm py-2.5">
      <h3 className="inline text-title">{`${dueInWords(start)} to ${dueInWords(end)}`}</h3>{' '}
      <span className="text-hint text-muted-foreground tabular-nums">
        {[hoursPlanned === 0 ? 'nothing planned' : hoursInWords(hoursPlanned), ...busy].join(', ')}
      </span>
    </summary>
    {days.length > 0 && (
      <div className="pt-1 pb-3">
        <Days days={days} />
      </div>
    )}
  </details>
);

const Days = ({ days }: { days: Week['days'] }) => (
  <ol className="grid gap-3">
    {days.map((day) => (
      <DaySteps key={day.day} day={day} />
    ))}
  </ol>
);
