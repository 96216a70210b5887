import { useId, useState } from 'react';
import { cn } from '@/lib/cn';
import { controlStyle } from './control-style';

type NumberSliderProps = {
  label: string;
  hint?: string;
  /** Null: not known yet. */
  value: number | null;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /** Where the slider stands while the value is unknown. */
  unknownAt?: number;
  className?: string;
};

/** A slider with its figure beside it: drag, use the arrow keys, or type. */
export const NumberSlider = ({
  label,
  hint,
  value,
  onChange,
  min,
  max,
  step = 1,
  unknownAt = min,
  className,
}: NumberSliderProps) => {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null && typed.trim() !== '' && read(typed, min, max) === null;

  const type = (text: string) => {
    setTyped(text);
    const next = read(text, min, max);
    if (next !== null) onChange(next);
  };

  return (
    <div data-slot="number-slider" className={cn('grid gap-1', className)}>
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="text-interface font-semibold">
          {label}
        </label>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={wrong || undefined}
          aria-describedby={wrong || hint ? `${id}-hint` : undefined}
          value={typed ?? (value === null ? '' : String(value))}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(null)}
          className={cn(controlStyle, 'min-h-10 w-20 text-right tabular-nums pointer-coarse:min-h-11')}
        />
      </div>
      <input
        type="range"
        aria-label={`${label}, slider`}
        aria-valuetext={value === null ? 'not set' : String(value)}
        min={min}
        max={max}
        step={step}
        value={value ?? unknownAt}
        onChange={(event) => onChange(Number(event.target.value))}
        className={cn(
          'h-6 w-full cursor-pointer accent-primary pointer-coarse:h-11',
          value === null && 'opacity-60',
        )}
      />
      {(wrong || hint !== undefined) && (
        <p
          id={`${id}-hint`}
          className={cn('text-small', wrong ? 'font-semibold text-destructive' : 'text-muted-foreground')}
        >
          {wrong ? `Please enter a number from ${min} to ${max}.` : hint}
        </p>
      )}
    </div>
  );
};

/** Null for anything but a number within the limits. */
const read = (text: string, min: number, max: number) => {
  const number = /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? number : null;
};
