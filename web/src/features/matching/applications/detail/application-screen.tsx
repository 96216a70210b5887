import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { showCollegeOptions } from '@/api/queries/college-catalogue.gen';
import { Button } from '@/components/ui/basics/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Notice } from '@/components/ui/feedback/notice';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { ApiError } from '@/lib/api/api-error';
import { lazyPart } from '@/lib/hooks/lazy-part';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { isOver, isSent, roundWords } from '../shared/status-words';
import { applicationOptions } from './application-calls';
import { ApplicationHead } from './application-head';
import { type ApplicationInFull } from '@/api';
import { ChecklistPart } from './checklist/checklist-part';
import { DeadlinePart } from './round/deadline-part';
import { DecisionPart } from './decision/decision-part';
import { NotesPart } from './notes-part';
import { RemoveApplication } from './remove-application';
import { RequirementsPart } from './checklist/requirements-part';
import { SentOn } from './round/sent-on';

/** After the rest: it comes with the words of the engine. */
const chance = lazyPart(async () => (await import('./chance-part')).default);

type Essays = (application: Pick<ApplicationInFull, 'id' | 'college'>) => ReactNode;

type ApplicationScreenProps = {
  applicationId: string;
  /** The student's essays for it. */
  essays: Essays;
};

/** One application: what to send where by when, what is missing, and what came back. */
export const ApplicationScreen = ({ applicationId, essays }: ApplicationScreenProps) => {
  const { data, error, isPending, isFetching, refetch } = useQuery(applicationOptions(applicationId));
  const waiting = useSkeletonVisible(isPending);

  if (waiting) return <WaitingApplication />;
  if (data) return <ShownApplication application={data} essays={essays} />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return <NoSuchApplication />;
  return (
    <>
      <h1 className="sr-only">Application</h1>
      <ErrorState title="Your application didn’t load" onRetry={() => void refetch()} retrying={isFetching}>
        Everything you saved is safe. Try again in a moment.
      </ErrorState>
    </>
  );
};

const ShownApplication = ({ application, essays }: { application: ApplicationInFull; essays: Essays }) => {
  const { data: college } = useQuery(showCollegeOptions({ path: { id: application.collegeId } }));
  const { decisionResult, status, warnings } = application;
  const checklist = <ChecklistPart application={application} essays={essays(application)} />;
  const isDecided = status === 'Decided' && decisionResult !== null;

  return (
    <div className="grid grid-cols-1 gap-5">
      <ApplicationHead application={application} />
      {warnings.map(({ code, says }) => (
        <Notice key={code}>{says}</Notice>
      ))}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20.5rem]">
        <div className="grid grid-cols-1 gap-5">
          {isDecided && <DecisionPart application={application} result={decisionResult} college={college} />}
          {!isDecided && isSent(application) && (
            <SentOn key={application.submittedAt} application={application} />
          )}
          {!isSent(application) && <DeadlinePart application={application} />}
          {isOver(application) ? (
            <details>
              <summary className="link inline-flex min-h-11 cursor-pointer items-center">
                Your checklist
              </summary>
              <div className="mt-2 grid grid-cols-1">{checklist}</div>
            </details>
          ) : (
            checklist
          )}
        </div>
        <aside aria-label="About this application" className="grid grid-cols-1 gap-5">
          {!isDecided && college && (
            <Suspense>
              <chance.Part
                college={college}
                round={application.wasDeferred ? 'Regular Decision' : roundWords(application)}
                isPromise={application.applicationType === 'Early Decision' && !application.wasDeferred}
              />
            </Suspense>
          )}
          <NotesPart application={application} />
          <RequirementsPart requirements={application.requirements} college={application.college} />
          <RemoveApplication application={application} />
        </aside>
      </div>
    </div>
  );
};

const NoSuchApplication = () => (
  <div className="grid">
    <h1 className="sr-only">Application</h1>
    <EmptyState
      title="Application not found"
      action={
        <Button asChild>
          <Link to="/applications">All applications</Link>
        </Button>
      }
    >
      It may have been deleted, or you may be signed in with another account.
    </EmptyState>
  </div>
);

const WaitingApplication = () => (
  <div aria-busy className="grid gap-5">
    <span role="status" className="sr-only">
      Loading your application
    </span>
    <Skeleton className="h-20 rounded-lg" />
    <Skeleton className="h-32 rounded-lg" />
    <Skeleton className="h-96 rounded-lg" />
  </div>
);
