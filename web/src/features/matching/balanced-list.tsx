import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { type Recommendation } from '@/api';
import { listRecommendationsOptions } from '@/api/@tanstack/react-query.gen';
import { type Category } from '@/components/ui/category';
import { cn } from '@/lib/cn';
import { RecommendedGroup } from './recommended-group';

// What a balanced list aims at. Too few is said, never made up with a wrong label.
const GROUPS = [
  { category: 'reach', wanted: 5 },
  { category: 'target', wanted: 10 },
  { category: 'safety', wanted: 5 },
] as const satisfies readonly { category: Category; wanted: number }[];

const FOLDED = 'flyleaf.balanced-list-folded';

type BalancedListProps = { onLearnMore: (collegeId: number) => void };

/** The recommendations, in their three groups. Draws nothing until there are some: the grid speaks for itself. */
export const BalancedList = ({ onLearnMore }: BalancedListProps) => {
  const { data: recommended = [] } = useQuery(listRecommendationsOptions());
  const [folded, setFolded] = useState(() => sessionStorage.getItem(FOLDED) !== null);
  if (recommended.length === 0) return null;

  const fold = () => {
    if (folded) sessionStorage.removeItem(FOLDED);
    else sessionStorage.setItem(FOLDED, 'yes');
    setFolded(!folded);
  };

  return (
    <section aria-labelledby="balanced-list" className="rounded-xl border bg-card p-4.5 shadow-card md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="grid gap-1">
          <h2 id="balanced-list" className="text-section">
            Your balanced list
          </h2>
          <p className="text-hint text-muted-foreground">
            {recommended.length} colleges picked for you: a few to reach for, more within range, some likely.
          </p>
        </div>
        <button
          type="button"
          aria-expanded={!folded}
          aria-controls="balanced-list-groups"
          onClick={fold}
          className="link inline-flex min-h-9 items-center gap-1"
        >
          {folded ? 'Show the list' : 'Hide the list'}
          <ChevronDown
            aria-hidden
            className={cn('size-[1em] transition-transform', !folded && 'rotate-180')}
          />
        </button>
      </div>
      <div id="balanced-list-groups" hidden={folded} className="mt-4 grid items-start gap-5 lg:grid-cols-3">
        {GROUPS.map((group) => (
          <RecommendedGroup
            key={group.category}
            {...group}
            recommended={inGroup(recommended, group.category)}
            onLearnMore={onLearnMore}
          />
        ))}
      </div>
    </section>
  );
};

const inGroup = (all: readonly Recommendation[], category: Category) =>
  all.filter((each) => each.category === category);
