import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type BetterForLess as Found } from '@/api';
import { findBetterForLessOptions } from '@/api/queries/matching.gen';
import { Button } from '@/components/ui/basics/button';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { chanceRange } from '@/lib/words/chances';
import { yearsIn } from '@/lib/words/figures';
import { chanceOf } from '../chance/chance-of';
import { compareAddress } from '../compare/compared-ids';

type BetterForLessProps = { college: { id: number; shortName: string } };

/** Up to three colleges as good as this one that cost the family less, or what is missing to find them. Without a frame. */
export const BetterForLess = ({ college }: BetterForLessProps) => {
  const { data, isError, refetch, isFetching } = useQuery(
    findBetterForLessOptions({ path: { id: college.id } }),
  );

  if (isError && !data) {
    return (
      <div className="grid justify-items-start gap-2">
        <p>We couldn’t look for colleges that cost less. Try again in a moment.</p>
        <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <div aria-busy>
        <span role="status" className="sr-only">
          Looking for colleges that cost less
        </span>
        <Skeleton className="h-24" />
      </div>
    );
  }
  if (data.missing.length > 0) return <WhatIsMissing missing={data.missing} />;
  if (data.colleges.length === 0) return <NoneFound />;
  return <FoundColleges college={college} found={data} />;
};

const FoundColleges = ({ college, found }: BetterForLessProps & { found: Found }) => (
  <div className="grid gap-3">
    <ul className="grid divide-y">
      {found.colleges.map((better) => (
        <BetterCollege key={better.college.id} {...better} />
      ))}
    </ul>
    <Button variant="outline" asChild className="justify-self-start print:hidden">
      <Link to={compareAddress([college.id, ...found.colleges.map((better) => better.college.id)])}>
        Compare with {college.shortName}
      </Link>
    </Button>
    <p className="text-small text-muted-foreground">
      About as good or better on graduation, earnings in your major and fit, and at least $3,000 a year less
      for your family. {found.earningsDescribe && `Earnings: ${yearsIn(found.earningsDescribe)}. `}
      Prices are averages, so ask each college for its own offer. Source: College Scorecard.
    </p>
  </div>
);

const BetterCollege = ({ college, why }: Found['colleges'][number]) => {
  const chance = chanceOf(college.match);

  return (
    <li className="grid gap-0.5 py-3 first:pt-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link to={`/colleges/${college.id}`} title={college.name} className="link font-semibold">
          {college.shortName}
        </Link>
        {chance && (
          <span className="text-hint text-muted-foreground tabular-nums">
            Your chance {chanceRange(chance.low, chance.high)}
          </span>
        )}
      </div>
      <p className="text-hint text-muted-foreground">{college.location}</p>
      <p>{why}</p>
    </li>
  );
};

const NoneFound = () => (
  <p>
    We found no college that is about as good for you on graduation, earnings in your major and fit, about as
    likely to admit you, and at least $3,000 a year less.
  </p>
);

/** Where the student adds it; a college’s own figure cannot be added. */
const WHERE: Partial<Record<Found['missing'][number]['what'], string>> = {
  grades: '/profile?section=academic&step=performance',
  'home-state': '/profile?section=personal&step=address',
  income: '/profile?section=personal&step=background',
  major: '/profile?section=personal&step=fit',
};

const WhatIsMissing = ({ missing }: Pick<Found, 'missing'>) => (
  <div className="grid gap-1.5">
    <p>To find colleges that are as good and cost you less, we’d need to know more.</p>
    <ul className="grid list-disc gap-1 pl-5">
      {missing.map(({ what, words }) => (
        <li key={what}>
          <AddLink to={WHERE[what]}>{words}</AddLink>
        </li>
      ))}
    </ul>
  </div>
);

const AddLink = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to === undefined ? (
    children
  ) : (
    <Link to={to} className="link">
      {children}
    </Link>
  );
