import { useQuery } from '@tanstack/react-query';
import { type StudentEssay } from '@/api';
import { getOpenedEssayOptions } from '@/api/queries/admin.gen';
import { Button } from '@/components/ui/basics/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { ApiError } from '@/lib/api/api-error';
import { OpenedComments } from './opened-comments';
import { ReasonForm } from './reason-form';

type OpenedEssayViewProps = { essay: StudentEssay; onClose: () => void };

const needsReason = (error: unknown) => error instanceof ApiError && error.code === 'essays.not-opened';

/** Asks for a reason first; then the text and its comments. */
const OpenedEssayView = ({ essay, onClose }: OpenedEssayViewProps) => {
  const opened = useQuery({ ...getOpenedEssayOptions({ path: { id: essay.id } }), retry: false });

  return (
    <article
      aria-label={essay.title}
      className="grid gap-4 rounded-lg border bg-card px-4 py-4 shadow-card md:px-6"
    >
      <div className="flex items-start gap-3">
        <h3 className="text-section">{essay.title}</h3>
        <Button variant="ghost" size="sm" className="ml-auto" onClick={onClose}>
          Close
        </Button>
      </div>
      {needsReason(opened.error) && <ReasonForm essayId={essay.id} onOpened={() => void opened.refetch()} />}
      {opened.isError && !needsReason(opened.error) && (
        <ErrorState
          title="We couldn’t open this essay"
          onRetry={() => void opened.refetch()}
          retrying={opened.isFetching}
        >
          It may have been deleted. Check the connection and try again.
        </ErrorState>
      )}
      {opened.isPending && <Skeleton className="h-40 w-full" />}
      {opened.data && (
        <>
          <p className="text-muted-foreground">{opened.data.prompt}</p>
          <div className="max-w-[66ch] font-essay text-essay whitespace-pre-wrap">{opened.data.content}</div>
          <OpenedComments essayId={essay.id} />
        </>
      )}
    </article>
  );
};

export default OpenedEssayView;
