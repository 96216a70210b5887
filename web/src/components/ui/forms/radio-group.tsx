import { useId } from 'react';
import { cn } from '@/lib/cn';
import { useFieldGroup } from './field-context';
import { type Option } from '../select/select-props';

type RadioGroupProps = {
  options: readonly Option[];
  value: string;
  onValueChange: (value: string) => void;
  disabled?: boolean;
  className?: string;
};

/** Place it in a `Field group`. */
export const RadioGroup = ({
  options,
  value,
  onValueChange,
  disabled = false,
  className,
}: RadioGroupProps) => {
  const name = useId();

  return (
    <div
      role="radiogroup"
      data-slot="radio-group"
      className={cn('grid gap-1.5', className)}
      {...useFieldGroup()}
    >
      {options.map((option) => (
        <div key={option.value} className="flex min-h-8 items-center gap-2.5 pointer-coarse:min-h-11">
          <input
            type="radio"
            id={`${name}-${option.value}`}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            disabled={disabled}
            className="grid size-5 shrink-0 appearance-none place-items-center forced-colors:appearance-auto rounded-full border border-input bg-card before:size-2.5 before:rounded-full checked:border-primary checked:before:bg-primary disabled:bg-sunken"
          />
          <label htmlFor={`${name}-${option.value}`} className="cursor-pointer">
            {option.label}
          </label>
        </div>
      ))}
    </div>
  );
};
