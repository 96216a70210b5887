import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { type Recommendation } from '@/api';
import { CATEGORIES, type Category, categoryWord } from '@/components/ui/college/category';
import { CategoryBadge } from '@/components/ui/college/category-badge';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { afterPlace } from '../chance/match-words';
import { CollegeChance } from '../chance/college-chance';
import { YearPrice } from '../price/year-price';
import { SaveButton } from '../saved-colleges/save-button';
import { useRecommendations } from './use-recommendations';

type FirstCollegesProps = {
  /** Above the list. */
  heading: ReactNode;
  /** Where a college's details open. */
  addressOf: (collegeId: number) => string;
};

/** The best Reach, Target and Safety of the balanced list, to save in place. Nothing while there is no list. */
export const FirstColleges = ({ heading, addressOf }: FirstCollegesProps) => {
  const { data = [], isPending } = useRecommendations();
  const waiting = useSkeletonVisible(isPending);

  if (waiting) return <Waiting />;
  if (data.length === 0) return null;

  return (
    <section className="grid gap-3">
      {heading}
      <ul className="grid divide-y rounded-[12px] border">
        {CATEGORIES.map((category) => {
          const best = data.find((each) => each.category === category);
          return (
            <li key={category} className="p-4">
              {best ? (
                <FirstCollege recommendation={best} address={addressOf(best.college.id)} />
              ) : (
                <NoneFits category={category} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};

type FirstCollegeProps = { recommendation: Recommendation; address: string };

const FirstCollege = ({ recommendation: { college, match, category }, address }: FirstCollegeProps) => {
  const nameId = useId();

  return (
    <article aria-labelledby={nameId} className="grid gap-x-6 gap-y-3 md:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="grid content-start justify-items-start gap-1.5">
        {category && <CategoryBadge category={category} />}
        <Link id={nameId} to={address} className="text-title font-semibold hover:underline">
          {college.shortName}
        </Link>
        <p className="text-hint text-muted-foreground">
          {college.location}
          {afterPlace(match)}
        </p>
        <dl className="text-hint [&_dd]:font-semibold [&_dt]:text-muted-foreground">
          <YearPrice college={college} />
        </dl>
      </div>
      <div className="grid content-start gap-3">
        <CollegeChance match={match} college={college} />
        <SaveButton quiet college={college} match={match} describedBy={nameId} />
      </div>
    </article>
  );
};

const NoneFits = ({ category }: { category: Category }) => (
  <p className="text-muted-foreground">
    We found no {categoryWord[category]} that fits yet.{' '}
    <Link to="/colleges" className="link">
      See your balanced list
    </Link>
  </p>
);

const Waiting = () => (
  <div aria-hidden className="grid gap-3">
    <Skeleton className="h-6 w-full max-w-60" />
    <Skeleton className="h-100 rounded-[12px]" />
  </div>
);
