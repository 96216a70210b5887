import { ExternalLink } from 'lucide-react';
import { type AidDate, type SharedAid } from '@/api';
import { type AidWords } from './aid-words';

type DatesProps = { dates: readonly AidDate[]; aid: SharedAid; words: AidWords };

/** Each date with its year and its source: a date never stands alone. */
export const SharedDates = ({ dates, aid, words }: DatesProps) =>
  dates.length > 0 && (
    <dl className="grid content-start gap-2.5">
      {dates.map((date) => (
        <div key={`${date.label} ${date.day ?? ''}`}>
          <dt className="text-hint text-muted-foreground">{words.dateLabel(date.label)}</dt>
          <dd className="text-pretty">
            <span className="font-semibold">{whenOf(date, aid.aidYear, words)}</span>
            {date.note !== null && ` ${words.dateNote(date.note)}`}
            <span className="block text-small text-muted-foreground">
              <Source source={date.source} words={words} />, {words.readOn(aid.lookedUpOn)}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );

export const StateAgencies = ({ aid, words }: Pick<DatesProps, 'aid' | 'words'>) => (
  <p className="text-pretty">
    {aid.homeState === null ? words.noState : words.noStateDate}{' '}
    <Source source={aid.stateAgency ?? aid.stateAgencies} words={words} />
  </p>
);

/** What is known of a date, for the year it was published for. Another year’s is never given as this one’s. */
const whenOf = ({ day, rule, aidYear }: AidDate, wanted: string, words: AidWords) => {
  if (day === null) return `${words.dateRule(rule ?? '')}.`;
  if (aidYear === null || aidYear === wanted) return `${words.dayFor(day, wanted)}.`;
  return `${words.dayOfAnother(day, aidYear, wanted)}.`;
};

const Source = ({ source: { name, url }, words }: { source: AidDate['source']; words: AidWords }) => (
  <a href={url} target="_blank" rel="noreferrer" className="link">
    {name}
    <ExternalLink aria-hidden className="ml-1 inline size-[0.9em]" />
    <span className="sr-only">{words.newTab}</span>
  </a>
);
