import { useFormContext, useWatch } from 'react-hook-form';
import { cn } from '@/lib/cn';
import { academics, costAndOutcomes, studentLife } from '../fields/choices';
import { SomeOf } from '../fields/form-fields';

const MAX = 5;

const groups = [
  { name: 'academicPreferences', label: 'Academics', options: academics },
  { name: 'studentLifePreferences', label: 'Student life', options: studentLife },
  { name: 'costOutcomePreferences', label: 'Cost and outcomes', options: costAndOutcomes },
] as const;

type MattersMost = Record<(typeof groups)[number]['name'], string[]>;

/** At most five across three groups. */
export const MattersMost = () => {
  const { control } = useFormContext<MattersMost>();
  const chosen = useWatch({ control, name: groups.map(({ name }) => name) });
  const count = chosen.flat().length;

  return (
    <div
      role="group"
      aria-labelledby="matters-most"
      className="grid gap-5 rounded-xl border bg-background p-4 md:p-5"
    >
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
          <h2 id="matters-most" className="text-title">
            What matters most?
          </h2>
          <p className="flex items-center gap-2.5 text-hint font-semibold tabular-nums">
            <Segments count={count} />
            <span role="status">
              {count} of {MAX} chosen
            </span>
          </p>
        </div>
        <p className="text-hint text-muted-foreground">
          <span>{count >= MAX ? 'That’s five. Deselect one to choose another.' : 'Choose up to five.'}</span>{' '}
          <span>Your matches don’t weigh these yet.</span>
        </p>
      </div>
      {groups.map(({ name, label, options }, index) => (
        <SomeOf
          key={name}
          name={name}
          label={label}
          options={options}
          limit={MAX - count + (chosen[index]?.length ?? 0)}
        />
      ))}
    </div>
  );
};

const Segments = ({ count }: { count: number }) => (
  <span aria-hidden className="flex gap-1">
    {Array.from({ length: MAX }, (_, index) => (
      <span
        key={index}
        className={cn('h-1.5 w-4.5 rounded-full', index < count ? 'bg-primary' : 'bg-track')}
      />
    ))}
  </span>
);
