import { useState } from 'react';
import { type SavedCollege } from '@/api';
import { AlertDialog } from '@/components/ui/overlays/alert-dialog';
import { Button } from '@/components/ui/basics/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { DialogFooter } from '@/components/ui/overlays/dialog-parts';
import { Field } from '@/components/ui/forms/field';
import { Textarea } from '@/components/ui/forms/textarea';
import { useDraft } from '@/lib/forms/draft';
import { count } from '@/lib/words/figures';
import { unsavedNotes, notesDraftName } from './unsaved-notes';
import { useChangeNotes } from './use-change-notes';

const LONGEST = 2000;

type NotesDialogProps = { entry: SavedCollege; onClose: () => void };

/** Notes are never lost by accident: a failed save keeps them, closing asks first, and the tab stores a draft. */
const NotesDialog = ({ entry, onClose }: NotesDialogProps) => {
  const [text, setText] = useState(unsavedNotes(entry) ?? entry.notes);
  const [before] = useState(entry.notes);
  const [leaving, setLeaving] = useState(false);
  const draft = useDraft(notesDraftName(entry), text, text !== before);
  const forgetAndClose = () => {
    draft.remove();
    onClose();
  };
  const write = useChangeNotes({ ...entry, notes: before }, forgetAndClose);

  const leave = () => (text === before ? onClose() : setLeaving(true));
  const tooLong = text.length > LONGEST;
  const save = () => write.mutate({ path: { id: entry.id }, body: { notes: text } });

  return (
    <>
      <Dialog open onOpenChange={leave} title="Add Notes" description={entry.college.name}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!write.isPending && !tooLong) save();
          }}
          className="grid gap-4"
        >
          <Field
            label="Notes"
            hint={`${count(text.length)} of ${count(LONGEST)} characters.`}
            error={
              tooLong
                ? `Please take out ${count(text.length - LONGEST)} of them to save.`
                : write.isError
                  ? 'We couldn’t save this. Your notes are still here. Try again.'
                  : undefined
            }
          >
            <Textarea
              rows={6}
              value={text}
              readOnly={write.isPending}
              onChange={(event) => setText(event.target.value)}
              placeholder="What you like, what worries you, who to ask"
            />
          </Field>
          <DialogFooter>
            <Button variant="outline" onClick={leave}>
              Cancel
            </Button>
            <Button type="submit" busy={write.isPending}>
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

export default NotesDialog;
