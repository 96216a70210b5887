import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type AidOfStudent } from '@/api';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Notice } from '@/components/ui/feedback/notice';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { aidOptions, withOffer } from './aid';
import { Appeal } from './appeal';
import { AidForms } from './forms/aid-forms';
import { OfferPage } from './letter/offer-page';
import { OfferList } from './offers/offer-list';
import { ParentResults } from './parent-results';
import { SideBySide } from './side-by-side/side-by-side';

/** Aid forms, offers and what they cost. `?offer=` opens the offer of one application. */
export const AidScreen = () => {
  const [yearlyIncrease, setYearlyIncrease] = useState(0);
  const [address] = useSearchParams();
  const { data, isPending, isError, isFetching, refetch } = useQuery(aidOptions(yearlyIncrease));
  const waiting = useSkeletonVisible(isPending);

  if (waiting) return <Waiting />;
  if (data === undefined)
    return isError ? (
      <ErrorState
        title="Your financial aid page didn’t load"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        Everything you saved is safe. Try again in a moment.
      </ErrorState>
    ) : null;

  const opened = address.get('offer');
  const application = data.applications.find(({ id }) => id === opened);
  if (application !== undefined) return <OfferPage key={application.id} application={application} />;
  return (
    <>
      {opened !== null && (
        <Notice>We couldn’t find this application. It may have been deleted. Here are the others.</Notice>
      )}
      <AidForms aid={data} />
      <Offers aid={data} />
      <SideBySide
        offers={data.applications.filter(withOffer)}
        yearlyIncrease={yearlyIncrease}
        onYearlyIncrease={setYearlyIncrease}
      />
      <ParentResults />
      <Appeal />
    </>
  );
};

const Offers = ({ aid: { applications } }: { aid: AidOfStudent }) => (
  <section aria-labelledby="offers" className="grid gap-3.5">
    <h2 id="offers" className="text-section">
      Your offers
    </h2>
    <p className="max-w-[44em] text-pretty text-muted-foreground">
      Colleges that say yes send an aid offer, mostly in March and April. Copy its lines here. We take only
      grants and scholarships off the cost: loans are money you pay back. What you enter never affects a
      chance.
    </p>
    <OfferList applications={applications} />
  </section>
);

const Waiting = () => (
  <div aria-busy className="grid gap-5">
    <span role="status" className="sr-only">
      Loading your financial aid
    </span>
    <Skeleton className="h-72 rounded-lg" />
    <Skeleton className="h-48 rounded-lg" />
  </div>
);
