import { Link } from 'react-router-dom';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { type Role } from '@/lib/session/session';
import { SettingsPart } from '../settings/settings-card';
import { QuietHoursPart } from './quiet-hours-part';
import { TopicRow } from './topic-row';
import { useNotificationSettings } from './use-notification-settings';
import { useNotificationWords } from './use-notification-words';
import { type Words } from './words';

/** What arrives where, and when nothing does. */
export const NotificationChoices = ({ role }: { role: Role }) => {
  const words = useNotificationWords();
  const { stored, settings, isSaving, choose } = useNotificationSettings();
  const waiting = useSkeletonVisible(stored.isPending);

  if (waiting) return <Skeleton className="h-60 w-full" />;
  if (settings === undefined)
    return (
      <ErrorState title={words.notLoaded} onRetry={() => void stored.refetch()} retrying={stored.isFetching}>
        {words.notLoadedWhy}
      </ErrorState>
    );

  return (
    <>
      <SettingsPart id="topics" title={words.topics}>
        <ul className="grid divide-y border-t">
          {settings.topics.map((choice) => (
            <TopicRow
              key={choice.topic}
              choice={choice}
              topic={role === 'student' ? words.forStudents[choice.topic] : words.forAdults}
              words={words}
              isSaving={isSaving}
              onChange={(chosen) => choose({ topics: [chosen] })}
            />
          ))}
          <AlwaysOn words={words} />
        </ul>
        {!settings.canEmail && <EmailHint isOn={settings.topics.some(({ email }) => email)} words={words} />}
      </SettingsPart>
      <QuietHoursPart settings={settings} isSaving={isSaving} choose={choose} words={words} />
    </>
  );
};

const AlwaysOn = ({ words }: { words: Words }) => (
  <li className="grid gap-x-6 gap-y-2.5 py-4 md:grid-cols-[minmax(0,1fr)_9rem]">
    <div className="grid content-start gap-0.5">
      <h3 className="font-semibold">{words.account}</h3>
      <p className="text-hint text-pretty text-muted-foreground">{words.accountWhat}</p>
    </div>
    <p className="text-hint text-muted-foreground">{words.always}</p>
  </li>
);

const EmailHint = ({ isOn, words }: { isOn: boolean; words: Words }) => (
  <p className="text-hint text-pretty text-muted-foreground">
    {isOn ? words.emailsLater : words.onlyConfirmed}{' '}
    <Link to="/settings" className="link">
      {words.confirm}
    </Link>
  </p>
);
