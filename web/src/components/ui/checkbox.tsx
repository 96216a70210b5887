import { Check } from 'lucide-react';
import { Checkbox as CheckboxPrimitive } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn';

type CheckboxProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
  /** The label, to the right of the box. */
  children: ReactNode;
};

export const Checkbox = ({
  checked,
  onCheckedChange,
  disabled = false,
  className,
  children,
}: CheckboxProps) => {
  const id = useId();

  return (
    <div className={cn('flex min-h-6 items-center gap-2.5 pointer-coarse:min-h-11', className)}>
      <CheckboxPrimitive.Root
        id={id}
        data-slot="checkbox"
        checked={checked}
        onCheckedChange={(state) => onCheckedChange(state === true)}
        disabled={disabled}
        className="grid size-5 shrink-0 place-items-center rounded-sm border border-input bg-card transition-colors disabled:border-border disabled:bg-sunken data-[state=checked]:border-primary data-[state=checked]:bg-primary data-[state=checked]:text-primary-foreground"
      >
        <CheckboxPrimitive.Indicator>
          <Check className="size-3.5" strokeWidth={3} />
        </CheckboxPrimitive.Indicator>
      </CheckboxPrimitive.Root>
      <label htmlFor={id} className={cn(disabled ? 'text-muted-foreground' : 'cursor-pointer')}>
        {children}
      </label>
    </div>
  );
};
