import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type SharedEssay } from '@/api';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { useWords } from '@/lib/preferences/language';
import { EssayContent } from '../detail/essay-content';
import { SharedComments } from './shared-comments';
import { isClosed, type SharedEssayPath, useSharedEssay } from './use-shared-essays';
import { english, type Words } from './words';
import { spanish } from './words.es';

type SharedEssayScreenProps = SharedEssayPath & { firstName: string };

/** One essay as an adult reads it. It closes as soon as the student stops sharing it. */
export const SharedEssayScreen = ({ studentId, essayId, firstName }: SharedEssayScreenProps) => {
  const words = useWords({ en: english, es: spanish });
  const path = { studentId, essayId };
  const essay = useSharedEssay(path);
  const waiting = useSkeletonVisible(essay.isPending);

  return (
    <div className="grid grid-cols-1 gap-4">
      <Link
        to={`/students/${studentId}/essays`}
        className="link inline-flex min-h-8 w-fit items-center gap-1.5 pointer-coarse:min-h-11 print:hidden"
      >
        <ArrowLeft aria-hidden className="size-[1em]" />
        {words.all}
      </Link>
      {isClosed(essay.error) ? (
        <Closed words={words} />
      ) : waiting ? (
        <Skeleton className="h-96 w-full" />
      ) : essay.data ? (
        <Shared path={path} firstName={firstName} essay={essay.data} words={words} />
      ) : (
        <ErrorState title={words.notLoaded} onRetry={() => void essay.refetch()} retrying={essay.isFetching}>
          {words.notLoadedWhy}
        </ErrorState>
      )}
    </div>
  );
};

const Closed = ({ words }: { words: Words }) => (
  <div role="status" className="grid gap-2">
    <h2 className="text-section">{words.closed}</h2>
    <p className="max-w-[38em] text-reading text-pretty text-muted-foreground">{words.closedWhy}</p>
  </div>
);

type SharedProps = { path: SharedEssayPath; firstName: string; essay: SharedEssay; words: Words };

const Shared = ({ path, firstName, essay, words }: SharedProps) => (
  <>
    <div className="grid gap-1.5">
      <h2 lang="en" dir="auto" className="font-essay text-page-phone font-semibold wrap-anywhere">
        {essay.title}
      </h2>
      <p className="text-hint wrap-anywhere text-muted-foreground tabular-nums">
        {[words.type(essay), essay.collegeName, words.length(essay), words.updated(essay)]
          .filter((fact) => fact !== null)
          .join(' · ')}
      </p>
      <p className="text-hint text-pretty text-muted-foreground">{words.ownWords(firstName)}</p>
    </div>
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <EssayContent essay={essay} words={words.content} as="h3" />
      <SharedComments path={path} essay={essay} words={words} />
    </div>
  </>
);
