import { type ReactNode } from 'react';
import { cn } from '@/lib/cn';

export type Bar = {
  label: ReactNode;
  /** In any unit; the longest bar is the largest. */
  value: number;
  words: string;
  /** The reader's own, marked "You". */
  isOwn?: boolean;
};

type BarTableProps = {
  caption: string;
  /** The headings of the labels and of the values. */
  heads: readonly [string, string];
  bars: readonly Bar[];
  /** The value of a bar as long as the track; the largest value by default. */
  full?: number;
  className?: string;
};

/** A bar chart that is a table to a screen reader. */
export const BarTable = ({ caption, heads, bars, full, className }: BarTableProps) => {
  const longest = full ?? Math.max(...bars.map(({ value }) => value));

  return (
    <table className={cn('w-full border-separate border-spacing-y-1 text-hint tabular-nums', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map((bar, place) => (
          <BarRow key={place} {...bar} share={longest > 0 ? Math.max(0, bar.value / longest) : 0} />
        ))}
      </tbody>
    </table>
  );
};

const BarRow = ({ label, words, share, isOwn = false }: Bar & { share: number }) => (
  <tr className={cn(isOwn && 'font-semibold')}>
    <th scope="row" className={cn('w-[42%] pr-3 text-left md:w-px', !isOwn && 'font-normal')}>
      <span className="block md:min-w-24 md:whitespace-nowrap">
        {label}
        {isOwn && (
          <span className="ml-1.5 rounded-sm bg-foreground px-1.5 text-small text-background">You</span>
        )}
      </span>
    </th>
    <td>
      <div className="flex items-center gap-2">
        <span aria-hidden className="h-3 flex-1 overflow-hidden rounded-full bg-track">
          <span
            style={{ width: `${(share * 100).toString()}%` }}
            className={cn(
              'block h-full rounded-full',
              isOwn ? 'bg-primary' : 'bg-[color-mix(in_oklab,var(--primary)_45%,var(--track))]',
            )}
          />
        </span>
        <span className="min-w-10 text-right">{words}</span>
      </div>
    </td>
  </tr>
);
