import { cn } from '@/lib/cn';

type ProgressProps = {
  /** 0 to 100. */
  value: number;
  /** What is being counted. */
  label: string;
  /** The value as text, such as "3 of 9 answered"; a percentage by default. */
  valueText?: string;
  className?: string;
};

export const Progress = ({ value, label, valueText = `${Math.round(value)}%`, className }: ProgressProps) => (
  <div className={cn('grid gap-1.5', className)}>
    <div className="flex justify-between gap-2 text-hint">
      <span className="text-muted-foreground">{label}</span>
      <span className="font-semibold tabular-nums">{valueText}</span>
    </div>
    <div
      data-slot="progress"
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(value)}
      aria-valuetext={valueText}
      className="h-2 overflow-hidden rounded-full bg-track"
    >
      <div
        data-slot="progress-fill"
        style={{ width: `${value}%` }}
        className="h-full rounded-full bg-primary transition-[width] duration-240"
      />
    </div>
  </div>
);
