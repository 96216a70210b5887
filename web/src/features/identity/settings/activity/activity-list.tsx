import { type ActivityEntry } from '@/api';
import { useLanguage } from '@/lib/preferences/language';
import { timeAgo } from '@/lib/words/time-ago';
import { activityWords } from './activity-words';
import { useActivityWords } from './use-activity-words';
import { useSettingsWords } from '../use-settings-words';

export const ActivityList = ({ entries }: { entries: readonly ActivityEntry[] }) => {
  const words = useActivityWords();
  const { moment } = useSettingsWords();
  const language = useLanguage();
  return (
    <ul className="grid divide-y border-y">
      {entries.map((entry) => (
        <li key={entry.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-3">
          <span className="min-w-0 basis-60 flex-1 text-pretty break-words">
            {activityWords(entry, words)}
          </span>
          <time
            dateTime={entry.happenedAt}
            title={moment(new Date(entry.happenedAt))}
            className="text-hint text-muted-foreground first-letter:uppercase"
          >
            {timeAgo(new Date(entry.happenedAt), new Date(), language)}
          </time>
        </li>
      ))}
    </ul>
  );
};
