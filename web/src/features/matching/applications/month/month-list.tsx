import { Link } from 'react-router-dom';
import { cn } from '@/lib/cn';
import { dayInWords } from '../shared/day-words';
import { daysLeftWords } from '../shared/deadline-words';
import { type DatedEntry } from './dated-entries';

type MonthListProps = { entries: readonly DatedEntry[]; today: string };

/** The dates of the month in order, each with where it comes from. */
export const MonthList = ({ entries, today }: MonthListProps) =>
  entries.length === 0 ? (
    <p className="py-2 text-muted-foreground">Nothing is due this month.</p>
  ) : (
    <ul className="divide-y rounded-lg border bg-card shadow-card">
      {entries.map(({ key, day, applicationId, college, what, note, certain }) => (
        <li key={key} className="grid gap-x-5 gap-y-0.5 px-4 py-3 md:grid-cols-[13rem_minmax(0,1fr)]">
          <p className="text-hint">
            <span className="font-semibold">{dayInWords(day)}</span>
            <span className="text-muted-foreground">, {daysLeftWords(day, today)}</span>
          </p>
          <div
            className={cn('grid border-l-2 pl-3', certain ? 'border-primary' : 'border-dashed border-input')}
          >
            <p>
              <Link to={`/applications/${applicationId}`} className="font-semibold hover:underline">
                {college}
              </Link>
              : {what}
            </p>
            <p className="text-small text-muted-foreground">{note}</p>
          </div>
        </li>
      ))}
    </ul>
  );
