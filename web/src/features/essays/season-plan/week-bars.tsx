import { type SeasonPlan } from '@/api';
import { dueInWords } from './season-days';
import { hoursInWords } from './season-words';

type Week = SeasonPlan['weeks'][number];

const share = (hours: number, most: number): string => `${most === 0 ? 0 : (100 * hours) / most}%`;

/** The hours of each week, as bars beside the same figures in words. */
export const WeekBars = ({ weeks }: { weeks: readonly Week[] }) => {
  const most = Math.max(...weeks.map(({ hoursPlanned, hoursFree }) => Math.max(hoursPlanned, hoursFree)));

  return (
    <section aria-labelledby="hours-by-week" className="grid gap-2 break-inside-avoid">
      <h2 id="hours-by-week" className="text-section">
        Hours by week
      </h2>
      <ol className="grid gap-2">
        {weeks.map(({ start, hoursPlanned, hoursFree, busy }) => (
          <li key={start} className="grid gap-1">
            <p className="flex flex-wrap justify-between gap-x-3 text-hint tabular-nums">
              <span>{[dueInWords(start), ...busy].join(', ')}</span>
              <span className="text-muted-foreground">{`${hoursPlanned} of ${hoursInWords(hoursFree)}`}</span>
            </p>
            <span aria-hidden className="block h-2 overflow-hidden rounded-full">
              <span className="block h-full rounded-full bg-track" style={{ width: share(hoursFree, most) }}>
                <span
                  className="block h-full rounded-full bg-foreground"
                  style={{ width: share(hoursPlanned, hoursFree) }}
                />
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
