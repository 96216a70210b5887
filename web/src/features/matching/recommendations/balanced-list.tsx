import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { cn } from '@/lib/cn';
import { CriteriaButton } from '../selection-criteria/criteria-button';
import { useMediaQuery } from '@/lib/hooks/use-media-query';
import { OpensBelow } from './opens-below';
import { BALANCED_LIST_ID, groupsOf } from './recommended-groups';
import { RecommendedColumns } from './recommended-columns';
import { useRecommendations } from './use-recommendations';
import { useRecommendedTabs, WIDE } from './use-recommended-tabs';

const loadAdvice = () => import('./list-advice');
const WayInFirst = lazy(async () => ({ default: (await loadAdvice()).WayInFirst }));
const COMPLETE = 20;

const FOLDED = 'flyleaf.balanced-list-folded';

type BalancedListProps = { onLearnMore: (collegeId: number) => void };

/** The recommendations in their three groups. Shows nothing until there are some. */
export const BalancedList = ({ onLearnMore }: BalancedListProps) => {
  const { data: recommended = [] } = useRecommendations();
  const wide = useMediaQuery(WIDE);
  const Tabs = useRecommendedTabs(!wide);
  const [folded, setFolded] = useState(() => sessionStorage.getItem(FOLDED) !== null);
  if (recommended.length === 0) return null;

  const fold = () => {
    if (folded) sessionStorage.removeItem(FOLDED);
    else sessionStorage.setItem(FOLDED, 'yes');
    setFolded(!folded);
  };
  const Groups = wide ? RecommendedColumns : Tabs;

  return (
    <section aria-labelledby={BALANCED_LIST_ID} className="rounded-xl border bg-card p-4 shadow-card md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="grid gap-1">
          <h2 id={BALANCED_LIST_ID} tabIndex={-1} className="text-section outline-none">
            Your balanced list
          </h2>
          <p className="text-hint text-muted-foreground">
            {recommended.length} colleges picked for you
            {recommended.length < COMPLETE ? '.' : ': some reaches, more targets and some safeties.'}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5">
          <CriteriaButton />
          <button
            type="button"
            aria-expanded={!folded}
            aria-controls="balanced-list-groups"
            onClick={fold}
            className="link inline-flex min-h-9 items-center gap-1 pointer-coarse:min-h-11"
          >
            {folded ? 'Show the list' : 'Hide the list'}
            <ChevronDown
              aria-hidden
              className={cn('size-[1em] transition-transform', !folded && 'rotate-180')}
            />
          </button>
        </div>
      </div>
      <div id="balanced-list-groups" hidden={folded} className="mt-3.5">
        {recommended.length < COMPLETE && (
          <Suspense>
            <WayInFirst onLearnMore={onLearnMore} />
          </Suspense>
        )}
        {Groups ? (
          <Groups groups={groupsOf(recommended)} onLearnMore={onLearnMore} />
        ) : (
          <Skeleton className="h-150" />
        )}
        <div className="mt-3.5 grid gap-2">
          <OpensBelow
            label="What is missing, and another way in"
            load={loadAdvice}
            onLearnMore={onLearnMore}
          />
          <OpensBelow
            label="Hidden colleges"
            load={() => import('../choices/hidden-colleges')}
            onLearnMore={onLearnMore}
          />
        </div>
      </div>
    </section>
  );
};
