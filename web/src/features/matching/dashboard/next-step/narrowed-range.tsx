import { type Category } from '@/components/ui/college/category';
import { chanceRange } from '@/lib/words/chances';
import { type Range, RangeRow } from './range-row';

export type Narrowing = { name: string; category: Category; now: Range; then: Range };

const inWords = ({ low, high }: Range) =>
  chanceRange(low, high).replace('–', ' to ').replace('%', ' percent').replace('+', ' or more');

/** One college's range now, with the narrower range once the answer is known. */
export const NarrowedRange = ({ name, category, now, then, once }: Narrowing & { once: string }) => (
  <RangeRow
    long
    name={name}
    category={category}
    spoken={`${name}: your range is ${inWords(now)} now, and would be about ${inWords(then)} with ${once}.`}
    bands={[
      { range: now, className: 'opacity-30' },
      { range: then, className: 'inset-y-[3px]' },
    ]}
  >
    <span className="inline-block xl:min-w-43">
      <span className="text-hint font-[550] text-muted-foreground">{chanceRange(now.low, now.high)}</span>
      <span aria-hidden className="mx-1.5 text-hint text-muted-foreground">
        →
      </span>
      {chanceRange(then.low, then.high)}
    </span>
  </RangeRow>
);

/** The legend of the two bars. */
export const BandLegend = ({ once }: { once: string }) => (
  <p aria-hidden className="flex flex-wrap gap-x-4.5 gap-y-1 text-small text-muted-foreground">
    <span className="flex items-center gap-2">
      <span data-slot="chance-band" className="h-3.5 w-6 rounded-[7px] bg-primary opacity-30" />
      Your range now
    </span>
    <span className="flex items-center gap-2">
      <span data-slot="chance-band" className="h-2 w-6 rounded-[7px] bg-primary" />
      With {once}
    </span>
  </p>
);
