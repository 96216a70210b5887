import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn';

type CheckboxProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
  /** The label. */
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
      <span className="relative grid shrink-0">
        <input
          type="checkbox"
          id={id}
          data-slot="checkbox"
          checked={checked}
          onChange={(event) => onCheckedChange(event.target.checked)}
          disabled={disabled}
          className="peer size-5 appearance-none forced-colors:appearance-auto rounded-sm border border-input bg-card transition-colors checked:border-primary checked:bg-primary disabled:border-border disabled:bg-sunken"
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none invisible absolute forced-colors:hidden inset-0 m-auto size-3.5 text-primary-foreground peer-checked:visible peer-disabled:text-muted-foreground"
        />
      </span>
      <label htmlFor={id} className={cn(disabled ? 'text-muted-foreground' : 'cursor-pointer')}>
        {children}
      </label>
    </div>
  );
};
