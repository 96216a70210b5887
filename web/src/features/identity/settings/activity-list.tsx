import { type ActivityEntry } from '@/api';
import { timeAgo } from '@/lib/words/time-ago';
import { activityWords } from './activity-words';

export const ActivityList = ({ entries }: { entries: readonly ActivityEntry[] }) => (
  <ul className="grid divide-y border-y">
    {entries.map((entry) => (
      <li key={entry.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-3">
        <span className="min-w-0 basis-60 flex-1 text-pretty break-words">{activityWords(entry)}</span>
        <time
          dateTime={entry.happenedAt}
          title={new Date(entry.happenedAt).toLocaleString('en-US')}
          className="text-hint text-muted-foreground first-letter:uppercase"
        >
          {timeAgo(new Date(entry.happenedAt), new Date())}
        </time>
      </li>
    ))}
  </ul>
);
