import { type Category, CategoryShape, categoryWord } from '@/components/ui/category';
import { chanceRange } from '@/lib/chance-words';
import { cn } from '@/lib/cn';

type Range = { low: number; high: number };

export type Narrowing = { name: string; category: Category; now: Range; then: Range };

const shapeColour: Record<Category, string> = {
  reach: 'text-reach',
  target: 'text-target',
  safety: 'text-safety',
};

const fill: Record<Category, string> = { reach: 'bg-reach', target: 'bg-target', safety: 'bg-safety' };

const spoken = ({ low, high }: Range) =>
  chanceRange(low, high).replace('–', ' to ').replace('%', ' percent').replace('+', ' or more');

/** One college's range today, and inside it the range once the answer is there; both on the fixed track of a chance. */
export const NarrowedRange = ({ name, category, now, then, once }: Narrowing & { once: string }) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-2 lg:grid-cols-[minmax(0,1fr)_13.5rem_auto]">
    <span className="flex min-w-0 items-center gap-2 text-hint font-[550]">
      <span className={cn('size-3.75 shrink-0', shapeColour[category])}>
        <CategoryShape category={category} />
      </span>
      <span className="sr-only">{categoryWord[category]}: </span>
      <span className="truncate">{name}</span>
    </span>
    <div
      data-slot="chance-track"
      role="img"
      aria-label={`${name}: your range is ${spoken(now)} now, and would be about ${spoken(then)} with ${once}.`}
      className="relative col-span-full h-3.5 rounded-[7px] bg-[linear-gradient(90deg,var(--track)_calc(25%-1px),var(--card)_calc(25%-1px),var(--card)_calc(25%+1px),var(--track)_calc(25%+1px),var(--track)_calc(75%-1px),var(--card)_calc(75%-1px),var(--card)_calc(75%+1px),var(--track)_calc(75%+1px))] max-lg:row-start-2 lg:col-span-1"
    >
      <Band range={now} className={cn(fill[category], 'opacity-30')} />
      <Band range={then} className={cn(fill[category], 'inset-y-[3px]')} />
    </div>
    <span className="text-right font-display text-interface leading-4.5 font-[650] tracking-[-0.01em] whitespace-nowrap tabular-nums lg:w-34">
      <span className="text-hint font-[550] text-muted-foreground">{chanceRange(now.low, now.high)}</span>
      <span aria-hidden className="mx-1.5 text-hint text-muted-foreground">
        →
      </span>
      {chanceRange(then.low, then.high)}
    </span>
  </li>
);

const Band = ({ range: { low, high }, className }: { range: Range; className: string }) => (
  <span
    data-slot="chance-band"
    style={{ left: `min(${low * 100}%, 100% - 8px)`, width: `${(high - low) * 100}%` }}
    className={cn('absolute inset-y-0 min-w-2 rounded-[7px]', className)}
  />
);

/** What the two bands stand for. */
export const BandLegend = ({ once }: { once: string }) => (
  <p aria-hidden className="flex flex-wrap gap-x-4.5 gap-y-1 text-small text-muted-foreground">
    <span className="flex items-center gap-2">
      <span className="h-3.5 w-6 rounded-[7px] bg-primary opacity-30" />
      Your range now
    </span>
    <span className="flex items-center gap-2">
      <span className="h-2 w-6 rounded-[7px] bg-primary" />
      With {once}
    </span>
  </p>
);
