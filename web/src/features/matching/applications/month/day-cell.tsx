import { Link } from 'react-router-dom';
import { cn } from '@/lib/cn';
import { type DatedEntry } from './dated-entries';

type DayCellProps = { day: string; isInMonth: boolean; isToday: boolean; entries: readonly DatedEntry[] };

const SHOWN = 3;

/** A day with what is due; a day without anything is only its number. */
export const DayCell = ({ day, isInMonth, isToday, entries }: DayCellProps) => (
  <td
    aria-current={isToday ? 'date' : undefined}
    className={cn('h-24 border p-1.5 align-top', !isInMonth && 'bg-sunken')}
  >
    <span
      className={cn(
        'inline-grid h-6 min-w-6 place-items-center rounded-full px-1 text-small tabular-nums',
        entries.length > 0 ? 'font-semibold' : 'text-muted-foreground',
        isToday && 'bg-primary text-primary-foreground',
      )}
    >
      {Number(day.slice(-2))}
      {isToday && <span className="sr-only">, today</span>}
    </span>
    {entries.length > 0 && (
      <ul className="mt-1 grid gap-1">
        {entries.slice(0, SHOWN).map((entry) => (
          <li key={entry.key}>
            <Entry entry={entry} />
          </li>
        ))}
        {entries.length > SHOWN && (
          <li className="px-1.5 text-micro text-muted-foreground">{entries.length - SHOWN} more below</li>
        )}
      </ul>
    )}
  </td>
);

const Entry = ({ entry: { applicationId, college, what, note, certain } }: { entry: DatedEntry }) => (
  <Link
    to={`/applications/${applicationId}`}
    title={`${what}. ${note}`}
    className={cn(
      'grid rounded-[6px] border px-1.5 py-1 text-micro hover:bg-accent',
      certain ? 'border-transparent bg-secondary text-secondary-foreground' : 'border-dashed border-input',
    )}
  >
    <span className="line-clamp-2 font-semibold">{college}</span>
    <span className="line-clamp-2">{what}</span>
    <span className="sr-only">. {note}</span>
  </Link>
);
