import { ExternalLink } from 'lucide-react';
import { type AidDate, type AidOfStudent } from '@/api';
import { dayInWords } from '../../applications/shared/day-words';
import { dateWords } from './date-words';

type DateLinesProps = { dates: readonly AidDate[]; aid: Pick<AidOfStudent, 'aidYear' | 'lookedUpOn'> };

/** Each date with its year and its source: a date never stands alone. */
export const DateLines = ({ dates, aid: { aidYear, lookedUpOn } }: DateLinesProps) => (
  <dl className="grid gap-2.5">
    {dates.map((date) => (
      <div key={`${date.label} ${date.day ?? ''}`}>
        <dt className="text-hint text-muted-foreground">{date.label}</dt>
        <dd className="text-pretty">
          <span className="font-semibold">{dateWords(date, aidYear)}</span> {date.note}
          <span className="block text-small text-muted-foreground">
            <SourceLink {...date.source} />, read on {dayInWords(lookedUpOn)}. Check before you rely on it.
          </span>
        </dd>
      </div>
    ))}
  </dl>
);

export const SourceLink = ({ name, url }: AidDate['source']) => (
  <a href={url} target="_blank" rel="noreferrer" className="link">
    {name}
    <ExternalLink aria-hidden className="ml-1 inline size-[0.9em]" />
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
);
