import { CalendarCheck, CalendarDays, CalendarSearch } from 'lucide-react';
import { type Deadline } from '@/api';
import { cn } from '@/lib/cn';
import { dayInWords, today } from './day-words';
import { daysLeftWords } from './deadline-words';

const ICONS = {
  checked: CalendarCheck,
  entered: CalendarDays,
  published: CalendarDays,
  usual: CalendarSearch,
  unknown: CalendarSearch,
};

type DeadlineLinesProps = {
  deadline: Pick<Deadline, 'kind' | 'date' | 'note' | 'lastCycle'>;
  className?: string;
};

/** A deadline with how long is left and where the date comes from. A date never stands alone. */
export const DeadlineLines = ({ deadline, className }: DeadlineLinesProps) => {
  const Icon = ICONS[deadline.kind];

  return (
    <div className={cn('flex min-w-0 gap-2', className)}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
      <div className="grid min-w-0 grid-cols-1">
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
        <span className="text-micro wrap-anywhere text-muted-foreground">{deadline.note}</span>
        {deadline.lastCycle && (
          <span className="text-micro text-muted-foreground">{deadline.lastCycle.note}</span>
        )}
      </div>
    </div>
  );
};
