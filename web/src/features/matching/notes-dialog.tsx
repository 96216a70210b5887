import { useState } from 'react';
import { type SavedCollege } from '@/api';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogFooter } from '@/components/ui/dialog-parts';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { useDraft } from '@/lib/forms/draft';
import { count } from '@/lib/words/figures';
import { keptNotes, notesDraft } from './kept-notes';
import { useWriteNotes } from './use-write-notes';

const LONGEST = 2000;

type NotesDialogProps = { entry: SavedCollege; onClose: () => void };

/** What is typed here is lost only by saying so: a failed save keeps it, closing asks, and this tab holds a draft. */
const NotesDialog = ({ entry, onClose }: NotesDialogProps) => {
  const [text, setText] = useState(keptNotes(entry) ?? entry.notes);
  const [before] = useState(entry.notes);
  const [leaving, setLeaving] = useState(false);
  const draft = useDraft(notesDraft(entry), text, text !== before);
  const forgetAndClose = () => {
    draft.remove();
    onClose();
  };
  const write = useWriteNotes({ ...entry, notes: before }, forgetAndClose);

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
              placeholder="What you like, what worries you, whom to ask"
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
        description="What you wrote since the last save would be gone."
        keepLabel="Keep writing"
        confirmLabel="Discard changes"
        onConfirm={forgetAndClose}
      />
    </>
  );
};

export default NotesDialog;
