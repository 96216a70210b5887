import { Check } from 'lucide-react';
import { cn } from '@/lib/cn';
import { useFieldGroup } from './field-context';
import { type Option } from '../select/select-props';
import { useRovingFocus } from './use-roving-focus';

type ChipGroupProps = {
  options: readonly Option[];
  disabled?: boolean;
  /** Maximum of a multiple choice: at the limit, other chips are disabled. */
  limit?: number;
  className?: string;
} & (
  | { type: 'single'; value: string; onValueChange: (value: string) => void }
  | { type: 'multiple'; value: string[]; onValueChange: (value: string[]) => void }
);

/** For up to about twelve short options. Place it in a `Field group`. */
export const ChipGroup = ({
  options,
  limit = Infinity,
  disabled = false,
  className,
  ...choice
}: ChipGroupProps) => {
  const { type } = choice;
  const chosen = choice.type === 'multiple' ? choice.value : [choice.value];
  const isOff = (value: string) =>
    disabled || (type === 'multiple' && !chosen.includes(value) && chosen.length >= limit);
  const values = options.map(({ value }) => value).filter((value) => !isOff(value));
  const roving = useRovingFocus(
    values,
    values.find((value) => chosen.includes(value)),
  );

  const press = (value: string) => {
    if (choice.type === 'single') choice.onValueChange(choice.value === value ? '' : value);
    else choice.onValueChange(toggled(choice.value, value));
  };

  return (
    <div
      role={type === 'single' ? 'radiogroup' : 'group'}
      data-slot="chip-group"
      className={cn('flex flex-wrap gap-2', className)}
      {...useFieldGroup()}
      {...roving.group}
    >
      {options.map(({ value, label }) => {
        const on = chosen.includes(value);
        return (
          <button
            key={value}
            type="button"
            {...(type === 'single' ? { role: 'radio', 'aria-checked': on } : { 'aria-pressed': on })}
            data-state={on ? 'on' : 'off'}
            disabled={isOff(value)}
            onClick={() => press(value)}
            {...roving.button(value)}
            className={cn(
              'inline-flex min-h-9 items-center gap-1.5 rounded-full border border-outline bg-card px-3.5 text-left text-hint font-medium wrap-anywhere transition-colors pointer-coarse:min-h-11',
              'hover:bg-accent disabled:cursor-not-allowed disabled:border-border disabled:bg-sunken disabled:text-muted-foreground',
              'data-[state=on]:border-primary data-[state=on]:bg-primary data-[state=on]:pl-2.5 data-[state=on]:font-semibold data-[state=on]:text-primary-foreground data-[state=on]:hover:bg-primary-hover',
            )}
          >
            {on && <Check aria-hidden className="size-[1.1em]" />}
            {label}
          </button>
        );
      })}
    </div>
  );
};

const toggled = (chosen: string[], value: string) =>
  chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
