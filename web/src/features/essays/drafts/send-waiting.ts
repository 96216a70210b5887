import { toast } from '@/components/ui/toasts/toast-store';
import { essayCalls } from './essay-calls';
import { EssaySaver } from './essay-saver';
import { type LocalDraft, localDrafts } from './local-drafts';
import { ifNotOpen } from './open-drafts';

const WORDS = { onCreated: () => undefined, onSaved: () => undefined };

const send = async (draft: LocalDraft) => {
  const saver = new EssaySaver(draft, null, essayCalls, WORDS);
  await saver.retry();
  const saved = await saver.save();
  saver.stop();
  if (saved === 'saved')
    toast({ title: 'Sent', description: `What you wrote offline in “${draft.form.title}” is now saved.` });
  if (saved === 'conflict')
    toast({
      title: 'You changed an essay in two places',
      description: `Open “${draft.form.title}” to choose what to keep. Nothing is lost.`,
    });
};

/** An essay that exists, or one whose first save got no answer. Others wait for the student. */
const isWaiting = ({ essayId, firstSave }: LocalDraft) => essayId !== null || firstSave !== null;

/** Sends what was written without a connection and is not open on a screen. */
export const sendWaitingEssays = async () => {
  for (const draft of localDrafts().filter(isWaiting).toReversed())
    await ifNotOpen(draft.id, () => send(draft));
};
