import { type ReactNode, useEffect, useState } from 'react';
import { type ChanceSay, english } from '@/lib/words/chances';
import { cn } from '@/lib/cn';
import { bandPosition, dotPosition } from '@/lib/drawing/range-position';
import { chanceTrack } from './chance-track';
import { type Category } from './category';

/** Fractions 0..1. The category is the computed one, even if the student overrode it. */
export type Chance = { low: number; high: number; estimate: number; category: Category };

type ChanceRangeProps = {
  /** Read before the range: "about even, hard to pin down". */
  words?: string;
  /** The estimate in words, which names the dot: "just under 25%". Replaces "4 to 5 in 10". */
  estimate?: string;
  /** The share of all applicants who are admitted, a fraction, marked on the bar. */
  admitted?: number | null;
  /** null: not enough to estimate from. */
  chance: Chance | null;
  label?: string;
  /** Shown when there is no estimate: "Not enough to estimate yet. Add your GPA". */
  missing?: ReactNode;
  /** How a range is said; in English unless given. */
  say?: ChanceSay;
  className?: string;
};

const fill: Record<Category, string> = { reach: 'bg-reach', target: 'bg-target', safety: 'bg-safety' };

/** The bar's width is the uncertainty; the dot is the estimate. */
export const ChanceRange = ({
  chance,
  label = 'Your chance',
  words,
  estimate,
  admitted = null,
  missing,
  say = english,
  className,
}: ChanceRangeProps) => (
  <div data-slot="chance" className={cn('grid gap-2', className)}>
    <div className="flex items-baseline justify-between gap-2 text-small text-muted-foreground">
      <span>{label}</span>
      {chance && (
        <span className="tabular-nums">
          {estimate === undefined ? say.inTen(chance.low, chance.high) : `Estimate ${estimate}`}
        </span>
      )}
    </div>
    {chance && words !== undefined && <p className="font-semibold first-letter:uppercase">{words}</p>}
    {chance ? (
      <EstimatedRange {...chance} admitted={admitted} say={say} />
    ) : (
      <UnknownRange>{missing}</UnknownRange>
    )}
  </div>
);

const grown = new Set<string>();

/** Animates only the first time, not when the virtual grid mounts the card again. */
const useGrowsOnce = (bar: string) => {
  const [grows] = useState(() => !grown.has(bar));
  useEffect(() => void grown.add(bar), [bar]);
  return grows;
};

const EstimatedRange = ({
  low,
  high,
  estimate,
  category,
  admitted,
  say,
}: Chance & { admitted: number | null; say: ChanceSay }) => {
  const grows = useGrowsOnce(`${low} ${high} ${estimate}`);

  return (
    <div className="flex items-center gap-3.5">
      <div
        data-slot="chance-track"
        role="img"
        aria-label={say.sentence(low, high, estimate)}
        className={cn('relative h-3.5 flex-1 rounded-[7px]', chanceTrack)}
      >
        <span
          data-slot="chance-band"
          style={bandPosition(low, high)}
          className={cn('absolute inset-y-0 rounded-[7px]', fill[category], grows && 'animate-grow')}
        />
        <span
          data-slot="chance-dot"
          style={dotPosition(low, high, estimate)}
          className="absolute top-1/2 -m-[3px] size-1.5 rounded-full bg-card"
        />
        {admitted !== null && (
          <span
            data-slot="chance-admitted"
            style={{ left: `${admitted * 100}%` }}
            className="absolute -inset-y-1 -ml-px w-0.5 bg-foreground"
          />
        )}
      </div>
      <span className="min-w-[100px] text-right font-display text-[1.1875rem] leading-6 font-[650] tracking-[-0.01em] whitespace-nowrap tabular-nums">
        {say.range(low, high)}
      </span>
    </div>
  );
};

const UnknownRange = ({ children }: { children: ReactNode }) => (
  <>
    <div aria-hidden className="h-3.5 rounded-[7px] border-[1.5px] border-dashed border-input" />
    {children !== undefined && <p className="text-small text-muted-foreground">{children}</p>}
  </>
);
