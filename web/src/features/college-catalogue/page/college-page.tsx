import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type CollegeDetail } from '@/api';
import { showCollegeOptions } from '@/api/queries/college-catalogue.gen';
import { Button } from '@/components/ui/basics/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { ApiError } from '@/lib/api/api-error';
import { DocumentTitle } from '../college/document-title';
import { useOwnFacts } from '../college/own-facts';
import { type OwnTuition } from '../college/tuition';
import { Admission } from './admission';
import { AllPrograms } from './all-programs';
import { Applying } from './applying/applying';
import { Cost } from './cost';
import { Earnings } from './earnings';
import { Graduation } from './graduation';
import { KeptFacts } from './kept-facts';
import { MissingFacts } from './missing-facts';
import { OfficialLinks } from './official-links';
import { PageContents } from './page-contents';
import { PageHead } from './page-head';
import { PageSection } from './page-section';
import { Place } from './place';
import { Students } from './students';

/** Parts that are about the student. */
export type PageSlots = {
  /** Beside the name. */
  standing: ReactNode;
  save: ReactNode;
  price: ReactNode;
  ownTuition: OwnTuition;
  /** Null for people who have no chance of their own. */
  chance: ReactNode;
  scores: ReactNode;
  unknowns: ReactNode;
  /** After the costs. */
  more: ReactNode;
};

type CollegePageProps = { collegeId: number; slots: (college: CollegeDetail) => PageSlots };

/** One college in full, in the order in which a family asks. */
export const CollegePage = ({ collegeId, slots }: CollegePageProps) => {
  const {
    data: college,
    isError,
    error,
    refetch,
    isFetching,
  } = useQuery(showCollegeOptions({ path: { id: collegeId } }));

  if (college) return <WholeCollege college={college} slots={slots(college)} />;
  if (isUnknown(error)) return <UnknownCollege />;
  if (isError)
    return (
      <>
        <h1 className="sr-only">College</h1>
        <ErrorState title="This college didn’t load" onRetry={() => void refetch()} retrying={isFetching}>
          Try again in a moment.
        </ErrorState>
      </>
    );
  return <WaitingPage />;
};

const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404;

const WholeCollege = ({ college, slots }: { college: CollegeDetail; slots: PageSlots }) => {
  const own = useOwnFacts();

  return (
    <div className="grid grid-cols-1 gap-5 print:[zoom:0.7]">
      <DocumentTitle name={college.shortName} />
      <PageHead college={college} standing={slots.standing} save={slots.save} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_13rem] print:block">
        <div className="lg:sticky lg:top-22 lg:order-last">
          <PageContents college={college} />
        </div>
        <div className="grid grid-cols-1 gap-5 print:block print:columns-2 print:gap-8">
          <Cost college={college} price={slots.price} ownTuition={slots.ownTuition} />
          {slots.chance !== null && (
            <PageSection id="chance" title="Your chance">
              {slots.chance}
            </PageSection>
          )}
          <Graduation college={college} />
          <Earnings college={college} major={own.major} />
          {slots.more}
          <Admission college={college} own={own} scores={slots.scores} />
          <Applying college={college} />
          <AllPrograms college={college} major={own.major} />
          <Students college={college} />
          <KeptFacts college={college} />
          <Place college={college} homeState={own.homeState} />
          <MissingFacts college={college} unknowns={slots.unknowns} />
          <OfficialLinks college={college} />
        </div>
      </div>
    </div>
  );
};

export const UnknownCollege = () => (
  <div className="grid justify-items-start gap-3 py-4">
    <h1 className="text-page-phone md:text-page">College not found</h1>
    <p>This college isn’t in Flyleaf. Search for another one.</p>
    <Button asChild>
      <Link to="/colleges">Find colleges</Link>
    </Button>
  </div>
);

const WaitingPage = () => (
  <div className="grid gap-5" role="status" aria-label="Loading college…">
    <Skeleton className="h-72" />
    <Skeleton className="h-60" />
    <Skeleton className="h-60" />
  </div>
);
