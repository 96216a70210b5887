import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type SeasonSession } from '@/api';
import { weekdayInWords } from './season-days';
import {
  dueWithNote,
  hoursInWords,
  type SeasonDay,
  stepInWords,
  whereItIsDone,
  whoNeedsIt,
} from './season-words';

export const DaySteps = ({ day: { day, hours, sessions } }: { day: SeasonDay }) => (
  <li className="grid gap-1 rounded-lg border bg-card px-4 py-3 shadow-card break-inside-avoid md:px-5">
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <p className="font-semibold">{weekdayInWords(day)}</p>
      <p className="text-hint text-muted-foreground tabular-nums">{hoursInWords(hours)}</p>
    </div>
    <ul>
      {sessions.map((session) => (
        <Step key={session.id} session={session} />
      ))}
    </ul>
  </li>
);

/** Leads to where it is done and ticked. */
const Step = ({ session }: { session: SeasonSession }) => {
  const who = whoNeedsIt(session);
  return (
    <li className="border-t py-2 first:border-t-0">
      <Link
        to={whereItIsDone(session)}
        className="flex min-h-11 items-center justify-between gap-3 rounded-sm hover:underline"
      >
        <span className="grid min-w-0 gap-0.5">
          <span className="text-pretty break-words">
            {stepInWords(session)}
            <span className="text-muted-foreground tabular-nums">
              {`, ${hoursInWords(session.hours)}${session.finishes ? '' : ', to be continued'}`}
            </span>
          </span>
          <span className="text-hint text-pretty text-muted-foreground">
            {[...(who === null ? [] : [`${who}.`]), dueWithNote(session)].join(' ')}
          </span>
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted-foreground print:hidden" />
      </Link>
    </li>
  );
};
