import { useState } from 'react';
import { AlertDialog } from '@/components/ui/overlays/alert-dialog';
import { Button } from '@/components/ui/basics/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { DialogFooter } from '@/components/ui/overlays/dialog-parts';
import { Field } from '@/components/ui/forms/field';
import { Textarea } from '@/components/ui/forms/textarea';
import { readDraft, useDraft } from '@/lib/forms/draft';
import { count } from '@/lib/words/figures';
import { isChangedElsewhere } from '@/lib/api/api-error';
import { TwoPlacesNote } from '@/components/ui/feedback/two-places-note';

const LONGEST = 2000;

type NotesPadProps = {
  collegeName: string;
  /** Under which the tab stores what is typed and not yet saved. */
  draftName: string;
  /** As saved. */
  notes: string;
  /** `before` is what the student saw when they began; a conflict with what was saved since is shown with both texts. */
  save: (text: string, before: string) => Promise<unknown>;
  onClose: () => void;
};

/** Notes are never lost by accident: a failed save keeps them, closing asks first, and the tab stores a draft. */
export const NotesPad = ({ collegeName, draftName, notes, save, onClose }: NotesPadProps) => {
  const [text, setText] = useState(() => draftOf(draftName) ?? notes);
  const [before, setBefore] = useState(notes);
  const [state, setState] = useState<'writing' | 'saving' | 'failed' | 'two-places'>('writing');
  const [leaving, setLeaving] = useState(false);
  const draft = useDraft(draftName, text, text !== before);
  const forgetAndClose = () => {
    draft.remove();
    onClose();
  };

  const leave = () => (text === before ? onClose() : setLeaving(true));
  const saving = state === 'saving';
  const tooLong = text.length > LONGEST;
  const submit = (over = before) => {
    if (saving || tooLong) return;
    setBefore(over);
    setState('saving');
    save(text, over).then(forgetAndClose, (error: unknown) =>
      setState(isChangedElsewhere(error) ? 'two-places' : 'failed'),
    );
  };

  return (
    <>
      <Dialog open onOpenChange={leave} title="Add Notes" description={collegeName}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
          className="grid gap-4"
        >
          {state === 'two-places' && (
            <TwoPlacesNote
              rows={[{ what: 'Your notes', here: text, there: notes }]}
              onKeepMine={() => submit(notes)}
              onUseOther={() => {
                setBefore(notes);
                setText(notes);
                setState('writing');
              }}
            />
          )}
          <Field
            label="Notes"
            hint={`${count(text.length)} of ${count(LONGEST)} characters.`}
            error={
              tooLong
                ? `Please take out ${count(text.length - LONGEST)} of them to save.`
                : state === 'failed'
                  ? 'We couldn’t save this. Your notes are still here. Try again.'
                  : undefined
            }
          >
            <Textarea
              rows={6}
              value={text}
              readOnly={saving}
              onChange={(event) => setText(event.target.value)}
              placeholder="What you like, what worries you, who to ask"
            />
          </Field>
          <DialogFooter>
            <Button variant="outline" onClick={leave}>
              Cancel
            </Button>
            <Button type="submit" busy={saving} disabled={state === 'two-places'}>
              Save Notes
            </Button>
          </DialogFooter>
        </form>
      </Dialog>
      <AlertDialog
        open={leaving}
        onOpenChange={setLeaving}
        title="Close without saving?"
        description="You’ll lose your unsaved changes."
        keepLabel="Keep editing"
        confirmLabel="Discard changes"
        onConfirm={forgetAndClose}
      />
    </>
  );
};

const draftOf = (name: string) => {
  const draft = readDraft(name);
  return typeof draft === 'string' ? draft : undefined;
};
