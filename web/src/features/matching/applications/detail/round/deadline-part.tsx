import { CalendarCheck, CalendarClock } from 'lucide-react';
import { Button } from '@/components/ui/basics/button';
import { useOnDemand } from '@/lib/hooks/use-on-demand';
import { dayInWords } from '@/features/matching/applications/shared/day-words';
import { publishedDay } from '@/lib/words/published-day';
import { isSent, roundWords } from '@/features/matching/applications/shared/status-words';
import { type ApplicationInFull } from '@/api';
import { Part } from '@/features/matching/applications/detail/part';

const headline = (application: ApplicationInFull) => {
  const { deadline, applicationType } = application;
  if (deadline.date !== null)
    return isSent(application) ? dayInWords(deadline.date) : publishedDay(deadline.date);
  return applicationType === 'Rolling' ? 'No set date' : 'Date not known';
};

/** The date is never alone: who says so stands with it. */
export const DeadlinePart = ({ application }: { application: ApplicationInFull }) => {
  const { deadline } = application;
  const dialog = useOnDemand(() => import('./check-date-dialog'));
  const lastCycle = deadline.lastCycle?.note ?? null;
  const isChecked = deadline.kind === 'checked';
  const Icon = isChecked ? CalendarCheck : CalendarClock;

  return (
    <Part
      title="Deadline"
      beside={<span className="text-hint text-muted-foreground">{roundWords(application)}</span>}
    >
      <div className="grid gap-x-6 gap-y-3.5 md:flex md:items-start md:justify-between">
        <div className="flex gap-3.5">
          <span
            aria-hidden
            className={
              isChecked
                ? 'grid size-11 shrink-0 place-items-center rounded-md bg-safety-bg text-safety-text'
                : 'grid size-11 shrink-0 place-items-center rounded-md bg-tint-butter text-foreground'
            }
          >
            <Icon className="size-5.5" />
          </span>
          <div className="grid gap-0.5">
            <p className="font-display text-[1.375rem] leading-7 font-[650]">{headline(application)}</p>
            <p className="text-hint text-pretty wrap-anywhere">{deadline.note}</p>
            {lastCycle !== null && <p className="text-hint text-pretty text-muted-foreground">{lastCycle}</p>}
            {deadline.planBy !== null && deadline.planBy !== deadline.date && (
              <p className="text-hint text-pretty text-muted-foreground">
                {`Until you’ve checked, plan by ${dayInWords(deadline.planBy)} to be safe.`}
              </p>
            )}
            {deadline.otherDates.length > 0 && (
              <p className="text-hint text-pretty text-muted-foreground">
                {`Other dates of this round: ${deadline.otherDates.map((day) => publishedDay(day)).join('; ')}.`}
              </p>
            )}
          </div>
        </div>
        <Button
          variant={isChecked ? 'outline' : 'primary'}
          aria-haspopup="dialog"
          onPointerEnter={dialog.prepare}
          onFocus={dialog.prepare}
          onClick={() => dialog.setOpen(true)}
          className="justify-self-start max-md:w-full"
        >
          {isChecked ? 'Change the date' : 'I checked this date'}
        </Button>
      </div>
      {dialog.Part && dialog.open && (
        <dialog.Part application={application} onClose={() => dialog.setOpen(false)} />
      )}
    </Part>
  );
};
