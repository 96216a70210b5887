import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { listApplicationsOptions } from '@/api/queries/applications.gen';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { FormError } from '@/components/ui/forms/form-error';
import { Input } from '@/components/ui/forms/input';
import { Dialog } from '@/components/ui/overlays/dialog';
import { DialogFooter } from '@/components/ui/overlays/dialog-parts';
import { Select } from '@/components/ui/select/select';
import { userMessageOf } from '@/lib/api/api-error';
import { readDraft, useDraft } from '@/lib/forms/draft';
import { type ChecklistItem, type NewChecklistItem } from '@/api';
import { KINDS, knownRecommenders } from './checklist-groups';
import { answersOf, fieldsIn, isItemAnswers, type ItemAnswers, problemIn } from './item-answers';
import { useItems } from './use-items';

type ItemDialogProps = {
  applicationId: string;
  /** Null adds a new one. */
  item: ChecklistItem | null;
  onClose: () => void;
};

/** Adds a line to the checklist, or changes one. */
const ItemDialog = ({ applicationId, item, onClose }: ItemDialogProps) => {
  const draftName = `application-item.${applicationId}.${item?.id ?? 'new'}`;
  const [before] = useState(() => answersOf(item));
  const [answers, setAnswers] = useState<ItemAnswers>(() => {
    const draft = readDraft(draftName);
    return isItemAnswers(draft) ? draft : before;
  });
  const draft = useDraft(draftName, answers, JSON.stringify(answers) !== JSON.stringify(before));
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [saving, setSaving] = useState(false);
  const { add, change, remove } = useItems(applicationId);

  const close = () => {
    draft.remove();
    onClose();
  };
  const set = (changes: Partial<ItemAnswers>) => setAnswers({ ...answers, ...changes });
  const send = (fields: NewChecklistItem) => (item === null ? add(fields) : change(item.id, fields));

  const submit = async () => {
    setAttempt((last) => last + 1);
    const found = problemIn(answers);
    setProblem(found);
    if (found !== null || saving) return;
    setSaving(true);
    try {
      await send(fieldsIn(answers));
      close();
    } catch (error) {
      setSaving(false);
      setProblem(
        `${userMessageOf(error) ?? 'We couldn’t save this. Try again.'} Your answers are still here.`,
      );
    }
  };

  return (
    <Dialog open onOpenChange={onClose} title={item === null ? 'Add to your checklist' : 'Edit this line'}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        className="grid gap-4"
      >
        {problem !== null && <FormError attempt={attempt}>{problem}</FormError>}
        {item === null && (
          <Field label="What is it?">
            <Select
              options={KINDS.map(({ kind, one }) => ({ value: kind, label: one }))}
              value={answers.kind}
              placeholder="Choose"
              onValueChange={(value) => {
                const chosen = KINDS.find(({ kind }) => kind === value);
                if (chosen) set({ kind: chosen.kind });
              }}
            />
          </Field>
        )}
        <Field label="In a few words" required>
          <Input
            value={answers.label}
            maxLength={255}
            autoComplete="off"
            onChange={({ target }) => set({ label: target.value })}
          />
        </Field>
        {answers.kind === 'recommendation' && <RecommenderFields answers={answers} onChange={set} />}
        {answers.kind === 'essay' && (
          <Field label="Word limit" optional>
            <Input
              inputMode="numeric"
              autoComplete="off"
              value={answers.words}
              onChange={({ target }) => set({ words: target.value })}
              className="max-w-40"
            />
          </Field>
        )}
        <Field
          label="Due"
          optional
          hint={
            answers.kind === 'recommendation' ? 'When the letter must be there.' : 'Your own date is fine.'
          }
        >
          <Input type="date" value={answers.dueOn} onChange={({ target }) => set({ dueOn: target.value })} />
        </Field>
        {item !== null && item.doneOn !== null && (
          <Field label={answers.kind === 'recommendation' ? 'Sent on' : 'Done on'} optional>
            <Input
              type="date"
              value={answers.doneOn}
              onChange={({ target }) => set({ doneOn: target.value })}
            />
          </Field>
        )}
        <DialogFooter>
          {item !== null && (
            <Button
              variant="ghost"
              className="mr-auto"
              onClick={() => {
                remove(item);
                close();
              }}
            >
              Remove
            </Button>
          )}
          <Button type="submit" busy={saving}>
            {item === null ? 'Add' : 'Save'}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
};

type RecommenderFieldsProps = { answers: ItemAnswers; onChange: (changes: Partial<ItemAnswers>) => void };

const RecommenderFields = ({ answers, onChange }: RecommenderFieldsProps) => {
  const { data: applications = [] } = useQuery(listApplicationsOptions());
  const listId = useId();

  return (
    <>
      <Field label="Who writes it?" optional hint="Someone who taught you lately and knows how you work.">
        <Input
          value={answers.who}
          maxLength={120}
          autoComplete="off"
          list={listId}
          onChange={({ target }) => onChange({ who: target.value })}
        />
      </Field>
      <datalist id={listId}>
        {knownRecommenders(applications).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field label="Asked on" optional>
        <Input
          type="date"
          value={answers.askedOn}
          onChange={({ target }) => onChange({ askedOn: target.value })}
        />
      </Field>
    </>
  );
};

export default ItemDialog;
