import { type ConsultationNote } from '@/api';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { toast } from '@/components/ui/toasts/toast-store';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { Panel } from '../../student/panel';
import { NoteForm } from './note-form';
import { NoteItem } from './note-item';
import { useNotes } from './use-notes';

/** A change of a copy that someone else changed meanwhile is refused. */
const basedOn = ({ updatedAt }: ConsultationNote) => ({ 'If-Match': `"${updatedAt}"` });

export const ConsultationNotes = ({ userId }: { userId: string }) => {
  const { path, notes, add, revise, remove } = useNotes(userId);
  const waiting = useSkeletonVisible(notes.isPending);

  const removeNote = (note: ConsultationNote) =>
    remove.mutate(
      { path: { ...path, noteId: note.id }, headers: basedOn(note) },
      {
        onError: () =>
          toast({
            tone: 'error',
            title: 'Error',
            description: 'We couldn’t delete this note. Please try again.',
          }),
      },
    );

  return (
    <Panel title="Consultation notes" {...(notes.data && { count: notes.data.length })}>
      <NoteForm
        label="New note"
        saveLabel="Add note"
        onSave={(text) => add.mutateAsync({ path, body: { text } })}
      />
      {waiting && <Skeleton className="h-24 w-full" />}
      {notes.isError && !notes.data && (
        <ErrorState
          title="We couldn’t load the notes"
          onRetry={() => void notes.refetch()}
          retrying={notes.isFetching}
        >
          Nothing is lost. Check the connection and try again.
        </ErrorState>
      )}
      {notes.data?.length === 0 && <p className="text-muted-foreground">No notes yet.</p>}
      {notes.data && notes.data.length > 0 && (
        <ul className="grid gap-4">
          {notes.data.map((note) => (
            <NoteItem
              key={note.id}
              note={note}
              onRevise={(text) =>
                revise.mutateAsync({
                  path: { ...path, noteId: note.id },
                  headers: basedOn(note),
                  body: { text },
                })
              }
              onRemove={() => removeNote(note)}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
};
