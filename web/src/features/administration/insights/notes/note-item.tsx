import { useState } from 'react';
import { type ConsultationNote } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { AlertDialog } from '@/components/ui/overlays/alert-dialog';
import { NoteForm } from './note-form';

type NoteItemProps = {
  note: ConsultationNote;
  onRevise: (text: string) => Promise<unknown>;
  onRemove: () => void;
};

const timeOf = (instant: string) =>
  new Date(instant).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export const NoteItem = ({ note, onRevise, onRemove }: NoteItemProps) => {
  const [editing, setEditing] = useState(false);
  const isEdited = note.updatedAt !== note.createdAt;

  return (
    <li className="grid gap-2 border-t pt-4">
      <p className="text-hint text-muted-foreground">
        <span className="font-semibold text-foreground">{note.author}</span> · {timeOf(note.createdAt)}
        {isEdited && ` · edited ${timeOf(note.updatedAt)}`}
      </p>
      {editing ? (
        <NoteForm
          label="Change note"
          saveLabel="Save"
          text={note.text}
          onSave={async (text) => {
            await onRevise(text);
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          <p className="break-words whitespace-pre-wrap">{note.text}</p>
          <div className="flex gap-2">
            {note.isYours && (
              <Button variant="outline" size="sm" onClick={() => setEditing(true)}>
                Edit
              </Button>
            )}
            <AlertDialog
              title="Delete this note?"
              description="It’s deleted for everyone and can’t be recovered."
              keepLabel="Keep note"
              confirmLabel="Delete note"
              onConfirm={onRemove}
              trigger={
                <Button variant="ghost" size="sm">
                  Delete
                </Button>
              }
            />
          </div>
        </>
      )}
    </li>
  );
};
