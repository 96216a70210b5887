import { Check } from 'lucide-react';
import { cn } from '@/lib/cn';
import { useFieldGroup } from './field-context';
import { type Option } from '../select/select-props';
import { useRovingFocus } from './use-roving-focus';

type OptionCardsProps = {
  /** `detail`: one line that explains the label. */
  options: readonly (Option & { line: string })[];
  value: string[];
  onValueChange: (value: string[]) => void;
  disabled?: boolean;
  className?: string;
};

/** For a few options that need an explanation; multiple choice. Place it in a `Field group`. */
export const OptionCards = ({
  options,
  value: chosen,
  onValueChange,
  disabled = false,
  className,
}: OptionCardsProps) => {
  const values = options.map(({ value }) => value);
  const roving = useRovingFocus(
    values,
    values.find((value) => chosen.includes(value)),
  );

  return (
    <div
      role="group"
      data-slot="option-cards"
      className={cn('grid grid-cols-2 gap-2.5 max-[20rem]:grid-cols-1 md:grid-cols-4', className)}
      {...useFieldGroup()}
      {...roving.group}
    >
      {options.map(({ value, label, line }) => {
        const on = chosen.includes(value);
        return (
          <button
            key={value}
            type="button"
            aria-pressed={on}
            data-state={on ? 'on' : 'off'}
            disabled={disabled}
            onClick={() => onValueChange(on ? chosen.filter((other) => other !== value) : [...chosen, value])}
            {...roving.button(value)}
            className="group relative grid content-start gap-0.5 rounded-[12px] border border-outline bg-card px-3.5 py-3 text-left transition-colors hover:bg-accent disabled:bg-sunken disabled:text-muted-foreground data-[state=on]:border-primary data-[state=on]:bg-[color-mix(in_oklab,var(--secondary)_55%,var(--card))] data-[state=on]:inset-ring data-[state=on]:inset-ring-primary"
          >
            <b className="pr-6 font-semibold tabular-nums">{label}</b>
            <span className="text-small text-muted-foreground">{line}</span>
            <span
              aria-hidden
              className="absolute top-3.5 right-3 hidden size-4 place-items-center rounded-[5px] bg-primary text-primary-foreground group-data-[state=on]:grid"
            >
              <Check className="size-3" strokeWidth={3.5} />
            </span>
          </button>
        );
      })}
    </div>
  );
};
