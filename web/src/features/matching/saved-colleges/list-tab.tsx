import { TabsTrigger } from '@/components/ui/navigation/tabs';
import { CategoryShape } from '@/components/ui/college/category';
import { cn } from '@/lib/cn';
import { categoryOf, type ListCategory } from './list-categories';

const tint = { Reach: 'text-reach-text', Target: 'text-target-text', Safety: 'text-safety-text' };

type ListTabProps = { name: 'All' | ListCategory; count: number };

/** A tab that is also the counter of its colleges. */
export const ListTab = ({ name, count }: ListTabProps) => (
  <TabsTrigger
    value={name}
    className="flex min-h-17 flex-col items-start justify-center gap-0.5 border bg-card px-3 first:rounded-l-lg last:rounded-r-lg not-first:border-l-0 aria-selected:bg-secondary aria-selected:shadow-[inset_0_-3px_0_var(--foreground)] md:px-4.5"
  >
    <span className="flex items-center gap-1.5 text-hint">
      {name !== 'All' && (
        <CategoryShape category={categoryOf[name]} className={cn('size-3.5 shrink-0', tint[name])} />
      )}
      {name}{' '}
    </span>
    <span className="font-display text-section leading-6 font-[650] text-foreground tabular-nums">
      {count}
      {name === 'All' && <span className="sr-only"> in total</span>}
    </span>
  </TabsTrigger>
);
