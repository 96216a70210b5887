import { Link } from 'react-router-dom';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { type Role } from '@/lib/session/session';
import { SettingsPart } from '../settings/settings-card';
import { QuietHoursPart } from './quiet-hours-part';
import { TopicRow } from './topic-row';
import { topicWords } from './topic-words';
import { useNotificationSettings } from './use-notification-settings';

/** What arrives where, and when nothing does. */
export const NotificationChoices = ({ role }: { role: Role }) => {
  const { stored, settings, isSaving, choose } = useNotificationSettings();
  const waiting = useSkeletonVisible(stored.isPending);

  if (waiting) return <Skeleton className="h-60 w-full" />;
  if (settings === undefined)
    return (
      <ErrorState
        title="We couldn’t load your choices"
        onRetry={() => void stored.refetch()}
        retrying={stored.isFetching}
      >
        Nothing was changed. Check your connection and try again.
      </ErrorState>
    );

  return (
    <>
      <SettingsPart id="topics" title="What you hear of, and where">
        <ul className="grid divide-y border-t">
          {settings.topics.map((choice) => (
            <TopicRow
              key={choice.topic}
              choice={choice}
              words={topicWords(role, choice.topic)}
              isSaving={isSaving}
              onChange={(chosen) => choose({ topics: [chosen] })}
            />
          ))}
          <AlwaysOn />
        </ul>
        {!settings.canEmail && <EmailHint isOn={settings.topics.some(({ email }) => email)} />}
      </SettingsPart>
      <QuietHoursPart settings={settings} isSaving={isSaving} choose={choose} />
    </>
  );
};

const AlwaysOn = () => (
  <li className="grid gap-x-6 gap-y-2.5 py-4 md:grid-cols-[minmax(0,1fr)_9rem]">
    <div className="grid content-start gap-0.5">
      <h3 className="font-semibold">News of your account</h3>
      <p className="text-hint text-pretty text-muted-foreground">
        A new password, email or role, leaving, and first steps. They keep your account safe, so they can’t be
        turned off.
      </p>
    </div>
    <p className="text-hint text-muted-foreground">Always on</p>
  </li>
);

const EmailHint = ({ isOn }: { isOn: boolean }) => (
  <p className="text-hint text-pretty text-muted-foreground">
    {isOn ? 'Emails start once you confirm your address.' : 'We only email a confirmed address.'}{' '}
    <Link to="/settings" className="link">
      Confirm yours
    </Link>
  </p>
);
