import { useState } from 'react';
import { type AidLetter } from '@/api';
import { readDraft, useDraft } from '@/lib/forms/draft';
import { formOf, type LetterForm } from './letter';

type Typed = { form: LetterForm; over: string };

const isTyped = (draft: unknown): draft is Typed =>
  typeof draft === 'object' && draft !== null && 'form' in draft && 'over' in draft;

/** What is typed into a letter, kept in this tab until it is saved. `name` says whose letter it is. */
export const useLetterDraft = (name: string, stored: AidLetter | null) => {
  const before = formOf(stored);
  const over = JSON.stringify(before);
  const [kept] = useState(() => {
    const draft = readDraft(name);
    return isTyped(draft) ? draft : null;
  });
  const [isRestored, setRestored] = useState(kept !== null);
  const [form, setForm] = useState(kept?.form ?? before);
  const [typed, setTyped] = useState<Typed>({ form, over: kept?.over ?? over });
  const draft = useDraft(name, typed, JSON.stringify(form) !== over);

  return {
    form,
    change: (next: LetterForm) => {
      setForm(next);
      setTyped({ ...typed, form: next });
    },
    /** Brought back from an earlier visit. */
    isRestored,
    /** The letter was saved elsewhere since it was typed. */
    isOverOlder: isRestored && kept !== null && kept.over !== over,
    isKept: draft.saved,
    discard: () => {
      draft.remove();
      setForm(before);
      setTyped({ form: before, over });
      setRestored(false);
    },
    remove: draft.remove,
  };
};
