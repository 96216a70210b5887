import { useQuery } from '@tanstack/react-query';
import { Fragment, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type StudentEssay } from '@/api';
import { listStudentEssaysOptions } from '@/api/queries/admin.gen';
import { Badge } from '@/components/ui/basics/badge';
import { Button } from '@/components/ui/basics/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';

/** Loaded with the first essay that is opened. */
const OpenedEssayView = lazy(() => import('./opened-essay-view'));

/** A student’s essays for an admin. Which one is open is in the address. */
export const StudentEssays = ({ userId }: { userId: string }) => {
  const [address, setAddress] = useSearchParams();
  const openId = address.get('essay');
  const essays = useQuery(listStudentEssaysOptions({ path: { userId } }));
  const opened = essays.data?.find(({ id }) => id === openId);
  const open = (id: string) =>
    setAddress((before) => {
      before.set('essay', id);
      return before;
    });
  const close = () =>
    setAddress((before) => {
      before.delete('essay');
      return before;
    });

  return (
    <section aria-labelledby="essays" className="grid gap-3">
      <h2 id="essays" className="text-section">
        Essays
      </h2>
      {essays.isPending && <Skeleton className="h-24 w-full" />}
      {essays.isError && (
        <ErrorState
          title="We couldn’t load the essays"
          onRetry={() => void essays.refetch()}
          retrying={essays.isFetching}
        >
          Nothing is lost. Try again in a minute, or check the connection.
        </ErrorState>
      )}
      {essays.data?.length === 0 && <p className="text-muted-foreground">No essays yet.</p>}
      {essays.data && essays.data.length > 0 && (
        <ul className="grid gap-2">
          {essays.data.map((essay) => (
            <EssayLine
              key={essay.id}
              essay={essay}
              isOpen={essay.id === openId}
              onOpen={() => open(essay.id)}
            />
          ))}
        </ul>
      )}
      {opened && (
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <OpenedEssayView key={opened.id} essay={opened} onClose={close} />
        </Suspense>
      )}
    </section>
  );
};

/** Each but the last with its dot, so that a narrow line breaks after one. */
function factsOf({ essayType, wordCount, overallScore, commentCount }: StudentEssay): string[] {
  const facts = [
    essayType,
    `${wordCount} ${wordCount === 1 ? 'word' : 'words'}`,
    ...(overallScore === null ? [] : [`score ${overallScore}`]),
    `${commentCount} ${commentCount === 1 ? 'comment' : 'comments'}`,
  ];
  return facts.map((fact, place) => (place < facts.length - 1 ? `${fact} ·` : fact));
}

type EssayLineProps = { essay: StudentEssay; isOpen: boolean; onOpen: () => void };

const EssayLine = ({ essay, isOpen, onOpen }: EssayLineProps) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-lg border bg-card px-4 py-3 shadow-card">
    <div className="min-w-0 grow max-md:basis-full">
      <p className="truncate font-semibold">{essay.title}</p>
      <p className="text-hint text-muted-foreground">
        {factsOf(essay).map((fact, place) => (
          <Fragment key={fact}>
            {place > 0 && ' '}
            <span className="whitespace-nowrap">{fact}</span>
          </Fragment>
        ))}
      </p>
    </div>
    <Badge className="max-md:mr-auto">{essay.status}</Badge>
    <Button
      variant="outline"
      size="sm"
      aria-label={`Read and comment on ${essay.title}`}
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      Read and comment
    </Button>
  </li>
);
