import { type SavedCollege } from '@/api';
import { CategoryShape } from '@/components/ui/college/category';
import { cn } from '@/lib/cn';
import { categoryOf, LIST_CATEGORIES } from './list-categories';

const tint = { Reach: 'text-reach-text', Target: 'text-target-text', Safety: 'text-safety-text' };

/** Total, Reach, Target and Safety. */
export const ListCounters = ({ list }: { list: readonly SavedCollege[] }) => (
  <dl className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
    <Counter label="Total" figure={list.length} />
    {LIST_CATEGORIES.map((each) => (
      <Counter
        key={each}
        label={each}
        figure={list.filter(({ category }) => category === each).length}
        mark={<CategoryShape category={categoryOf[each]} className={cn('size-4', tint[each])} />}
      />
    ))}
  </dl>
);

const Counter = ({ label, figure, mark }: { label: string; figure: number; mark?: React.ReactNode }) => (
  <div className="grid gap-1 rounded-lg border bg-card px-4.5 py-3.5 shadow-card">
    <dt className="flex items-center gap-1.5 text-hint text-muted-foreground">
      {mark}
      {label}
    </dt>
    <dd className="font-display text-[1.75rem] leading-8 font-[650] tabular-nums">{figure}</dd>
  </div>
);
