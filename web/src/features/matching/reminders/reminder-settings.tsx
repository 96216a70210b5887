import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { TimeZoneField } from './time-zone-field';
import { useReminders } from './use-reminders';

/** The switches of reminders, off until the student turns them on. */
export const ReminderSettings = () => (
  <section aria-labelledby="reminders" className="grid min-w-0 grid-cols-1 gap-4 border-t pt-5">
    <h2 id="reminders" className="text-section">
      Reminders
    </h2>
    <div className="grid max-w-[40em] gap-3 text-pretty text-muted-foreground">
      <p>
        30, 14, 7, 2 and 1 days before a date you checked at the college, or one you set yourself. Of a date
        nobody checked yet we only ask you to look it up, 30 and 14 days before.
      </p>
      <p>
        You hear from us once about each, between 7 in the morning and 9 in the evening, and never about
        what’s done.
      </p>
    </div>
    <Switches />
  </section>
);

const Switches = () => {
  const { stored, choice, isSaving, choose } = useReminders();
  const waiting = useSkeletonVisible(stored.isPending);

  if (waiting) return <Skeleton className="h-28 w-full max-w-100" />;
  if (stored.data === undefined || choice === undefined)
    return (
      <ErrorState
        title="We couldn’t load your reminders"
        onRetry={() => void stored.refetch()}
        retrying={stored.isFetching}
      >
        Nothing was changed. Check your connection and try again.
      </ErrorState>
    );

  return (
    <>
      <div className="grid gap-3">
        <Checkbox checked={choice.bell} disabled={isSaving} onCheckedChange={(bell) => choose({ bell })}>
          Remind me here, at the bell
        </Checkbox>
        <Checkbox checked={choice.email} disabled={isSaving} onCheckedChange={(email) => choose({ email })}>
          Remind me by email, at most once a day
        </Checkbox>
        {!stored.data.canEmail && <EmailHint isOn={choice.email} />}
      </div>
      <TimeZoneField
        zone={choice.timeZone}
        isSaving={isSaving}
        onChange={(timeZone) => choose({ timeZone })}
      />
    </>
  );
};

const EmailHint = ({ isOn }: { isOn: boolean }): ReactNode => (
  <p className="pl-7.5 text-hint text-pretty text-muted-foreground">
    {isOn ? 'Emails start once you confirm your address.' : 'We only email a confirmed address.'}{' '}
    <Link to="/settings" className="link">
      Confirm yours
    </Link>
  </p>
);
