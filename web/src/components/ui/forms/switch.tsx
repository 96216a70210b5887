import { type ReactNode, useId } from 'react';

type SwitchProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  /** The label. */
  children: ReactNode;
};

/** For what takes effect at once; a form has checkboxes. */
export const Switch = ({ checked, onCheckedChange, disabled = false, children }: SwitchProps) => {
  const id = useId();

  return (
    <div className="flex min-h-8 items-center justify-between gap-3 pointer-coarse:min-h-11">
      <label htmlFor={id} className="min-w-0 cursor-pointer wrap-anywhere">
        {children}
      </label>
      <span className="relative grid shrink-0">
        <input
          type="checkbox"
          role="switch"
          id={id}
          data-slot="switch"
          checked={checked}
          onChange={(event) => onCheckedChange(event.target.checked)}
          disabled={disabled}
          className="peer h-6 w-10.5 cursor-pointer appearance-none rounded-full border border-input bg-sunken transition-colors checked:border-primary checked:bg-primary disabled:cursor-default forced-colors:appearance-auto"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-input transition-transform peer-checked:translate-x-4.5 peer-checked:bg-primary-foreground forced-colors:hidden"
        />
      </span>
    </div>
  );
};
