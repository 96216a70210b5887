import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { toast } from '@/components/ui/toasts/toast-store';
import { EssaySaver } from '../drafts/essay-saver';
import { essayCalls } from '../drafts/essay-calls';
import { closeNewDraft, newDraft, newDraftFor, newDraftId, openNewDraft } from '../drafts/new-draft';
import { type StoredEssay } from '../drafts/sending';
import { useSaver } from '../drafts/use-saver';
import { EMPTY_FORM, type EssayForm } from '../editor/essay-form';
import { EssayEditor } from '../editor/essay-editor';
import { isTooLongToSubmit } from '../editor/form-problems';
import { refuseTooLong, SaveButtons } from '../editor/save-buttons';
import { asSubmitted } from '../reviews/submitted-job';
import { useRefreshEssays } from '../reviews/use-refresh-essays';
import { KeptDrafts } from './kept-drafts';
import { formIn } from './new-essay-address';

/** A submitted essay changes soon after: its review begins. */
const REFRESH_MS = 5_000;

export const CreateEssay = () => {
  const [address] = useSearchParams();
  const [begun] = useState(() => formIn(address));
  const [draftId, setDraftId] = useState(() => (begun === null ? newDraftId() : newDraftFor(begun)));
  return (
    <div className="grid gap-4">
      <KeptDrafts
        except={draftId}
        onOpen={(id) => {
          openNewDraft(id);
          setDraftId(id);
        }}
      />
      <NewEssay key={draftId} draftId={draftId} form={begun ?? EMPTY_FORM} />
    </div>
  );
};

const NewEssay = ({ draftId, form }: { draftId: string; form: EssayForm }) => {
  const navigate = useNavigate();
  const refresh = useRefreshEssays();
  const [busy, setBusy] = useState<'save' | 'submit' | null>(null);

  const onCreated = ({ id, jobId }: StoredEssay, submitted: boolean) => {
    closeNewDraft();
    refresh(id);
    toast({ title: submitted ? 'Essay Submitted for Review' : 'Essay Saved as Draft' });
    if (!submitted) return void navigate(`/essays/${id}/edit`, { replace: true });
    setTimeout(() => refresh(id), REFRESH_MS);
    void navigate(`/essays/${id}?tab=analysis`, asSubmitted(jobId));
  };
  const { saver, state } = useSaver(
    () =>
      new EssaySaver(newDraft(draftId, form), null, essayCalls, {
        onCreated,
        onSaved: ({ id }) => refresh(id),
      }),
  );

  const create = async (submit: boolean) => {
    if (submit && isTooLongToSubmit(state.form)) {
      refuseTooLong();
      return;
    }
    setBusy(submit ? 'submit' : 'save');
    const saved = await saver.create(submit);
    setBusy(null);
    if (saved === 'refused')
      toast({
        tone: 'error',
        title: 'Error',
        description: saver.snapshot().refusal || 'Failed to create essay',
      });
  };

  return (
    <EssayEditor
      saver={saver}
      state={state}
      label="New essay"
      actions={(blocked) => (
        <SaveButtons
          saveLabel="Save"
          blocked={blocked}
          busy={busy}
          onSave={() => void create(false)}
          onSubmit={() => void create(true)}
        />
      )}
    />
  );
};
