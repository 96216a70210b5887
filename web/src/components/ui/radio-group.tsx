import { RadioGroup as RadioGroupPrimitive } from 'radix-ui';
import { useId } from 'react';
import { cn } from '@/lib/cn';
import { useFieldGroup } from './field-context';
import { type Option } from './select';

type RadioGroupProps = {
  options: readonly Option[];
  value: string;
  onValueChange: (value: string) => void;
  disabled?: boolean;
  className?: string;
};

/** One of a few, all of them in sight. Stands in a `Field group`. */
export const RadioGroup = ({
  options,
  value,
  onValueChange,
  disabled = false,
  className,
}: RadioGroupProps) => (
  <RadioGroupPrimitive.Root
    data-slot="radio-group"
    value={value}
    onValueChange={onValueChange}
    disabled={disabled}
    className={cn('grid gap-1.5', className)}
    {...useFieldGroup()}
  >
    {options.map((option) => (
      <Radio key={option.value} {...option} />
    ))}
  </RadioGroupPrimitive.Root>
);

const Radio = ({ value, label }: Option) => {
  const id = useId();

  return (
    <div className="flex min-h-8 items-center gap-2.5 pointer-coarse:min-h-11">
      <RadioGroupPrimitive.Item
        id={id}
        value={value}
        className="grid size-5 shrink-0 place-items-center rounded-full border border-input bg-card disabled:bg-sunken data-[state=checked]:border-primary"
      >
        <RadioGroupPrimitive.Indicator className="size-2.5 rounded-full bg-primary" />
      </RadioGroupPrimitive.Item>
      <label htmlFor={id} className="cursor-pointer">
        {label}
      </label>
    </div>
  );
};
