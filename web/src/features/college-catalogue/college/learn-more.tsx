import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type CollegeDetail } from '@/api';
import { showCollegeOptions } from '@/api/queries/college-catalogue.gen';
import { Button } from '@/components/ui/basics/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Sheet } from '@/components/ui/overlays/sheet';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { ApiError } from '@/lib/api/api-error';
import { CollegePicture } from '../results/college-picture';
import { CollegeFacts } from './college-facts';
import { CollegeSource } from './college-source';
import { DocumentTitle } from './document-title';
import { levelWords } from './kind-of-college';
import { OtherNames } from './other-names';
import { type OwnTuition } from './tuition';
import { webAddress } from './web-address';

/** Parts that need the student's estimate. */
export type LearnMoreSlots = {
  /** Under the name: category and fit. */
  standing: ReactNode;
  /** The fit and the chance, with their reasons. */
  chance: ReactNode;
  /** Among the costs. */
  price: ReactNode;
  ownTuition: OwnTuition;
  /** After the facts. */
  rest: ReactNode;
  save: ReactNode;
};

type LearnMoreProps = {
  collegeId: number;
  open: boolean;
  onClose: () => void;
  slots: (college: CollegeDetail) => LearnMoreSlots;
};

export const LearnMore = ({ collegeId, open, onClose, slots }: LearnMoreProps) => {
  const {
    data: college,
    isError,
    refetch,
    isFetching,
    ...query
  } = useQuery({
    ...showCollegeOptions({ path: { id: collegeId } }),
    enabled: open,
  });
  const error: unknown = query.error;
  const sheet = { open, onOpenChange: onClose };
  const unknown = error instanceof ApiError && error.status === 404;

  if (college) {
    const { standing, chance, price, ownTuition, rest, save } = slots(college);
    const website = webAddress(college.website);
    return (
      <Sheet
        {...sheet}
        title={college.shortName}
        description={[college.location, college.ownership, levelWords(college)].join(' · ')}
        banner={
          <div className="h-28 border-b md:h-36">
            <CollegePicture college={college} />
          </div>
        }
        footer={
          <>
            <Link to={`/colleges/${college.id}`} className="link mr-auto">
              Open the full page
            </Link>
            {website && (
              <Button variant="outline" asChild>
                <a href={website} target="_blank" rel="noopener noreferrer">
                  Visit website
                  <ExternalLink aria-hidden className="size-[1em]" />
                  <span className="sr-only">(opens in a new tab)</span>
                </a>
              </Button>
            )}
            {save}
          </>
        }
      >
        <DocumentTitle name={college.shortName} />
        <OtherNames college={college} />
        {standing}
        {chance}
        <CollegeFacts college={college} price={price} ownTuition={ownTuition} />
        {rest}
        <CollegeSource college={college} />
      </Sheet>
    );
  }
  if (isError) {
    return (
      <Sheet {...sheet} title={unknown ? 'College not found' : 'Learn More'}>
        {unknown ? (
          <p>This college isn’t in Flyleaf. Close this and search for another.</p>
        ) : (
          <ErrorState title="This college didn’t load" onRetry={() => void refetch()} retrying={isFetching}>
            Try again in a moment.
          </ErrorState>
        )}
      </Sheet>
    );
  }
  return (
    <Sheet {...sheet} title="Loading college…">
      <Skeleton className="h-24" />
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </Sheet>
  );
};
