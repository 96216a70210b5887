import { type ReactNode } from 'react';
import { type Category, CategoryShape, categoryWord } from '@/components/ui/college/category';
import { cn } from '@/lib/cn';
import { bandPosition } from '@/lib/drawing/range-position';

export type Range = { low: number; high: number };

type RangeRowProps = {
  name: string;
  category: Category;
  /** The row as a sentence, for screen readers. */
  spoken: string;
  /** The wide one first. */
  bands: readonly { range: Range; className?: string }[];
  /** The figures are long, so on a phone they go below the bar. */
  long?: boolean;
  children: ReactNode;
};

const shapeColor: Record<Category, string> = {
  reach: 'text-reach',
  target: 'text-target',
  safety: 'text-safety',
};

const fill: Record<Category, string> = { reach: 'bg-reach', target: 'bg-target', safety: 'bg-safety' };

/** A college on one line: category, name, its range as a bar from 0 to 100% and in figures. */
export const RangeRow = ({ name, category, spoken, bands, long = false, children }: RangeRowProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-2 xl:grid-cols-[minmax(0,1fr)_13rem_auto]">
    <span
      className={cn('flex min-w-0 items-center gap-2 text-hint font-[550]', long && 'max-xl:col-span-full')}
    >
      <CategoryShape category={category} className={cn('size-3.75 shrink-0', shapeColor[category])} />
      <span className="sr-only">{categoryWord[category]}: </span>
      <span className="text-pretty">{name}</span>
    </span>
    <div
      data-slot="chance-track"
      role="img"
      aria-label={spoken}
      className="relative col-span-full h-3.5 rounded-[7px] bg-[linear-gradient(90deg,var(--track)_calc(25%-1px),var(--card)_calc(25%-1px),var(--card)_calc(25%+1px),var(--track)_calc(25%+1px),var(--track)_calc(75%-1px),var(--card)_calc(75%-1px),var(--card)_calc(75%+1px),var(--track)_calc(75%+1px))] max-xl:row-start-2 xl:col-span-1"
    >
      {bands.map(({ range: { low, high }, className }) => (
        <span
          key={low}
          data-slot="chance-band"
          style={bandPosition(low, high)}
          className={cn('absolute inset-y-0 rounded-[7px]', fill[category], className)}
        />
      ))}
    </div>
    <span
      className={cn(
        'text-right font-display text-interface leading-4.5 font-[650] tracking-[-0.01em] whitespace-nowrap tabular-nums',
        long && 'max-xl:col-span-full max-xl:row-start-3 max-xl:text-left',
      )}
    >
      {children}
    </span>
  </li>
);
