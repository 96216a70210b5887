import { type SavedCollege } from '@/api';
import { NotesPad } from '../notes/notes-pad';
import { notesDraftName } from './unsaved-notes';
import { useChangeNotes } from './use-change-notes';

type NotesDialogProps = { entry: SavedCollege; onClose: () => void };

/** The student's notes on a college of their list. */
const NotesDialog = ({ entry, onClose }: NotesDialogProps) => {
  const write = useChangeNotes(entry);

  return (
    <NotesPad
      collegeName={entry.college.shortName}
      draftName={notesDraftName(entry)}
      notes={entry.notes}
      save={(notes) => write.mutateAsync({ path: { id: entry.id }, body: { notes } })}
      onClose={onClose}
    />
  );
};

export default NotesDialog;
