import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { Textarea } from '@/components/ui/forms/textarea';
import { userMessageOf } from '@/lib/api/api-error';

const MOST_CHARACTERS = 5_000;
const COUNTED_FROM = 4_500;

type NoteFormProps = {
  label: string;
  saveLabel: string;
  text?: string;
  /** Keeps what was typed when it rejects. */
  onSave: (text: string) => Promise<unknown>;
  onCancel?: () => void;
};

export const NoteForm = ({ label, saveLabel, text: stored = '', onSave, onCancel }: NoteFormProps) => {
  const [text, setText] = useState(stored);
  const [problem, setProblem] = useState<string>();
  const [saving, setSaving] = useState(false);

  const save = async () => {
    setSaving(true);
    try {
      await onSave(text);
      setText('');
    } catch (error) {
      setProblem(userMessageOf(error) ?? 'We couldn’t save this note. It is still here. Try again.');
    } finally {
      setSaving(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isEmpty = text.trim() === '';
    setProblem(isEmpty ? 'Write a note first.' : undefined);
    if (!isEmpty && !saving) void save();
  };

  return (
    <form onSubmit={submit} className="grid gap-3" noValidate>
      <Field label={label} error={problem}>
        <Textarea
          rows={4}
          maxLength={MOST_CHARACTERS}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {text.length >= COUNTED_FROM && (
        <p className="text-hint text-muted-foreground tabular-nums">
          {text.length.toLocaleString('en-US')} of {MOST_CHARACTERS.toLocaleString('en-US')} characters
        </p>
      )}
      <div className="flex gap-2">
        <Button type="submit" busy={saving}>
          {saveLabel}
        </Button>
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
};
