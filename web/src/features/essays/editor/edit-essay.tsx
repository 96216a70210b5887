import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getEssayOptions } from '@/api/queries/essays.gen';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { toast } from '@/components/ui/toasts/toast-store';
import { ApiError } from '@/lib/api/api-error';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { essayCalls, storedEssay } from '../drafts/essay-calls';
import { EssaySaver } from '../drafts/essay-saver';
import { type LocalDraft, localDrafts } from '../drafts/local-drafts';
import { newId } from '../drafts/new-id';
import { type StoredEssay } from '../drafts/sending';
import { useSaver } from '../drafts/use-saver';
import { EssayNotFound } from '../essay-not-found';
import { asSubmitted } from '../reviews/submitted-job';
import { useRefreshEssays } from '../reviews/use-refresh-essays';
import { EssayEditor } from './essay-editor';
import { isTooLongToSubmit } from './form-problems';
import { refuseTooLong, SaveButtons } from './save-buttons';

const keptOf = (essayId: string) => localDrafts().find((draft) => draft.essayId === essayId);

/** Reads the essay anew: it may have been changed on another device. Without a connection it opens as it was last read. */
export const EditEssay = ({ essayId }: { essayId: string }) => {
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    ...getEssayOptions({ path: { id: essayId } }),
    refetchOnMount: 'always',
  });
  const [kept] = useState(() => keptOf(essayId));
  const ready = isFetchedAfterMount || error !== null;
  const waiting = useSkeletonVisible(!ready);

  if (error instanceof ApiError && error.status === 404) return <EssayNotFound />;
  if (ready && data) return <LoadedEssay stored={storedEssay(data.essay)} kept={kept} />;
  if (ready && kept) return <LoadedEssay stored={null} kept={kept} />;
  if (error)
    return (
      <ErrorState title="Your essay didn’t load" onRetry={() => void refetch()} retrying={isFetching}>
        Everything you saved is safe. Try again in a moment.
      </ErrorState>
    );
  return (
    waiting && (
      <div aria-busy className="grid gap-4">
        <span role="status" className="sr-only">
          Loading your essay
        </span>
        <Skeleton className="h-11 rounded-md" />
        <Skeleton className="h-96 rounded-lg" />
      </div>
    )
  );
};

const draftOf = ({ id, version, form }: StoredEssay): LocalDraft => ({
  id: newId(),
  essayId: id,
  base: version,
  form,
  firstSave: null,
  keptAt: Date.now(),
});

type LoadedEssayProps =
  { stored: StoredEssay; kept: LocalDraft | undefined } | { stored: null; kept: LocalDraft };

/** What was kept on this computer goes on where it stopped. */
const LoadedEssay = ({ stored, kept }: LoadedEssayProps) => {
  const navigate = useNavigate();
  const refresh = useRefreshEssays();
  const [busy, setBusy] = useState<'save' | 'submit' | null>(null);
  const [begun] = useState(() => ({
    draft: stored ? (kept ?? draftOf(stored)) : kept,
    form: stored?.form ?? null,
  }));
  const jobId = useRef<string | null>(null);

  const { saver, state } = useSaver(
    () =>
      new EssaySaver(begun.draft, begun.form, essayCalls, {
        onCreated: () => undefined,
        onSaved: (saved) => {
          jobId.current = saved.jobId;
          refresh(saved.id);
        },
      }),
  );
  useEffect(() => {
    if (stored) saver.follow(stored);
  }, [saver, stored]);
  const address = `/essays/${begun.draft.essayId ?? ''}`;

  const finish = async (submit: boolean) => {
    if (submit && isTooLongToSubmit(state.form)) {
      refuseTooLong();
      return;
    }
    setBusy(submit ? 'submit' : 'save');
    const saved = await saver.save({ submit });
    setBusy(null);
    if (saved === 'refused') toastRefusal(saver.snapshot().refusal);
    if (saved !== 'saved') return;
    toast({ title: submit ? 'Essay Submitted for Review' : 'Essay Updated' });
    if (submit) void navigate(`${address}?tab=analysis`, asSubmitted(jobId.current));
    else void navigate(address);
  };

  return (
    <EssayEditor
      saver={saver}
      state={state}
      label="Edit Essay"
      actions={(blocked) => (
        <SaveButtons
          saveLabel="Save"
          blocked={blocked}
          busy={busy}
          onSave={() => void finish(false)}
          onSubmit={() => void finish(true)}
        />
      )}
    />
  );
};

const toastRefusal = (refusal: string | null) =>
  toast({
    tone: 'error',
    title: 'Update Failed',
    description: refusal || 'Failed to update essay. Please try again.',
  });
