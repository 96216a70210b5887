import { useFormContext, useWatch } from 'react-hook-form';
import { cn } from '@/lib/cn';
import { academics, costAndOutcomes, isCounted, studentLife } from '../fields/choices';
import { type Option } from '@/components/ui/select/select-props';
import { SomeOf } from '../fields/form-fields';

const MAX = 5;

/** Those the matches can count come first; the others are marked. */
const marked = (options: readonly Option[]) =>
  options
    .map((option) => (isCounted(option.value) ? option : { ...option, label: `${option.label} *` }))
    .toSorted((one, other) => Number(isCounted(other.value)) - Number(isCounted(one.value)));

const groups = [
  { name: 'academicPreferences', label: 'Academics', options: marked(academics) },
  { name: 'studentLifePreferences', label: 'Student life', options: marked(studentLife) },
  { name: 'costOutcomePreferences', label: 'Cost and outcomes', options: marked(costAndOutcomes) },
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
      className="grid grid-cols-1 gap-5 rounded-xl border bg-background p-4 md:p-5"
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
          {count >= MAX ? 'That’s five. Deselect one to choose another.' : 'Choose up to five.'}
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
      <p className="text-hint text-muted-foreground">
        * Colleges don’t report this to the government, so your matches can’t count it. Ask the college about
        it.
      </p>
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
