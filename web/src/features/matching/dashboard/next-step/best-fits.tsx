import { type Recommendation } from '@/api';
import { Deferred } from '@/components/ui/basics/deferred';
import { CATEGORIES } from '@/components/ui/college/category';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { chanceRange, chanceSentence } from '@/lib/words/chances';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { chanceOf } from '../../chance/chance-of';
import { useRecommendations } from '../../recommendations/use-recommendations';
import { RangeRow } from './range-row';

const OF_EACH = 3;

const bestOf = (recommended: readonly Recommendation[]) =>
  CATEGORIES.flatMap((each) => recommended.filter(({ category }) => category === each).slice(0, OF_EACH));

/** The best colleges of each category with their ranges, once no answer is missing. */
export const BestFits = () => {
  const { data = [], isPending } = useRecommendations();
  const waiting = useSkeletonVisible(isPending);

  if (waiting) return <Loading />;
  if (data.length === 0) return null;

  return (
    <Deferred meanwhile={<Loading />}>
      <List recommended={data} />
    </Deferred>
  );
};

const Loading = () => <Skeleton className="h-90 rounded-[12px] xl:h-80" />;

const List = ({ recommended }: { recommended: readonly Recommendation[] }) => (
  <section aria-labelledby="best-fits" className="grid gap-4 rounded-[12px] border px-4 py-4">
    <h3 id="best-fits" className="font-sans text-small font-semibold text-muted-foreground">
      Your best fits, and your chance at each
    </h3>
    <ul className="grid gap-4">
      {bestOf(recommended).map(({ college, match }) => {
        const chance = chanceOf(match);
        return (
          chance && (
            <RangeRow
              key={college.id}
              name={college.name}
              category={chance.category}
              spoken={`${college.name}: ${chanceSentence(chance.low, chance.high, chance.estimate)}`}
              bands={[{ range: chance }]}
              estimate={chance.estimate}
            >
              <span className="inline-block xl:min-w-24">{chanceRange(chance.low, chance.high)}</span>
            </RangeRow>
          )
        );
      })}
    </ul>
  </section>
);
