import { CalendarCheck, CalendarDays, CalendarSearch } from 'lucide-react';
import { cn } from '@/lib/cn';
import { dayInWords, today } from './day-words';
import { daysLeftWords, type Deadline, lastCycleWords } from './deadline-words';

const ICONS = {
  checked: CalendarCheck,
  entered: CalendarDays,
  published: CalendarDays,
  usual: CalendarSearch,
  unknown: CalendarSearch,
};

type DeadlineLinesProps = { deadline: Deadline; className?: string };

/** A deadline with how long is left and where the date comes from. A date never stands alone. */
export const DeadlineLines = ({ deadline, className }: DeadlineLinesProps) => {
  const Icon = ICONS[deadline.kind];
  const lastCycle = lastCycleWords(deadline);

  return (
    <div className={cn('flex min-w-0 gap-2', className)}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
      <div className="grid min-w-0">
        <span className="text-hint">
          {deadline.date === null ? (
            'No date yet'
          ) : (
            <>
              <span className="font-semibold">{dayInWords(deadline.date)}</span>
              <span className="text-muted-foreground">, {daysLeftWords(deadline.date, today())}</span>
            </>
          )}
        </span>
        <span className="text-micro break-words text-muted-foreground">{deadline.note}</span>
        {lastCycle !== null && <span className="text-micro text-muted-foreground">{lastCycle}</span>}
      </div>
    </div>
  );
};
