import { Plus } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { type SeasonSettings } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { ChipGroup } from '@/components/ui/forms/chip-group';
import { Field } from '@/components/ui/forms/field';
import { FormError } from '@/components/ui/forms/form-error';
import { Input } from '@/components/ui/forms/input';
import { limitMessageOf } from '@/lib/api/api-error';
import { BusyTimeFields } from './busy-time-fields';
import {
  busyProblems,
  hoursProblem,
  MOST_BUSY_TIMES,
  type TypedBusyTime,
  weekdayFrom,
  WEEKDAYS,
} from './hours-rules';
import { useChooseSettings } from './use-season-plan';

/** Hours a week, free days and busy weeks. Saving plans again. */
export const HoursForm = ({ settings }: { settings: SeasonSettings }) => {
  const [hours, setHours] = useState(String(settings.hoursPerWeek));
  const [daysOff, setDaysOff] = useState(settings.daysOff.map(String));
  const [busy, setBusy] = useState<TypedBusyTime[]>(settings.busy);
  const [isTried, setIsTried] = useState(false);
  const choosing = useChooseSettings();
  const problem = isTried ? hoursProblem(hours) : undefined;
  const problems = isTried ? busyProblems(busy) : [];

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsTried(true);
    const isSound = hoursProblem(hours) === undefined && busyProblems(busy).every((one) => one === undefined);
    if (!isSound || choosing.isPending) return;
    choosing.mutate({
      body: { hoursPerWeek: Number(hours), daysOff: daysOff.flatMap(weekdayFrom), busy },
    });
  };

  const change = (at: number, changed: TypedBusyTime) =>
    setBusy(busy.map((time, i) => (i === at ? changed : time)));

  return (
    <section
      aria-labelledby="your-hours"
      className="grid gap-4 rounded-lg border bg-card px-4 py-4 md:px-5 print:hidden"
    >
      <h2 id="your-hours" className="text-section">
        Your time
      </h2>
      {!settings.areYours && (
        <p className="text-hint text-pretty text-muted-foreground">
          {`We started with ${settings.hoursPerWeek} hours a week. Change it to what you really have.`}
        </p>
      )}
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Field
          label="Hours a week for applications"
          hint={`Half hours are fine. We plan at most ${settings.mostHoursADay} hours a day.`}
          error={problem}
        >
          <Input inputMode="decimal" value={hours} onChange={(event) => setHours(event.target.value)} />
        </Field>
        <Field label="Days you keep free" optional group>
          <ChipGroup type="multiple" options={WEEKDAYS} value={daysOff} onValueChange={setDaysOff} />
        </Field>
        {busy.map((time, at) => (
          <BusyTimeFields
            // Two busy times may be equal while they are typed.
            key={at}
            number={at + 1}
            time={time}
            problem={problems[at]}
            onChange={(changed) => change(at, changed)}
            onRemove={() => setBusy(busy.filter((_, i) => i !== at))}
          />
        ))}
        {choosing.isError && (
          <FormError attempt={choosing.submittedAt}>
            {limitMessageOf(choosing.error) ??
              'We couldn’t save this. What you typed is still here. Try again.'}
          </FormError>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={choosing.isPending}>
            Save and plan again
          </Button>
          {busy.length < MOST_BUSY_TIMES && (
            <Button
              variant="outline"
              icon={<Plus />}
              onClick={() => setBusy([...busy, { name: '', from: '', to: '' }])}
            >
              Add a busy time
            </Button>
          )}
        </div>
      </form>
    </section>
  );
};
