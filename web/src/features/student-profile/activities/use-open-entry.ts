import { useEffect, useRef, useState } from 'react';
import { readDraft } from '@/lib/forms/draft';
import { draftedEntry } from './drafted-entry';

/** null: a new entry. */
type Open = { id: string | null };

/** Which entry's form is open. Starts with the entry that has a draft. */
export const useOpenEntry = (draft: string) => {
  const [open, setOpen] = useState<Open | null>(() => draftedEntry(readDraft(draft)));
  const [focus, setFocus] = useState<{ on: string } | null>(null);
  /** Resolves to false when the save fails. */
  const saveOpenForm = useRef<(() => Promise<boolean>) | null>(null);

  useEffect(() => {
    if (focus) document.getElementById(focus.on)?.focus();
  }, [focus]);

  return {
    open,
    saveOpenForm,
    /** A changed form is saved first. */
    edit: async (id: string | null, firstField: string) => {
      if (saveOpenForm.current && !(await saveOpenForm.current())) return;
      setOpen({ id });
      setFocus({ on: firstField });
    },
    close: (returnTo: string) => {
      setOpen(null);
      setFocus({ on: returnTo });
    },
    focusOn: (id: string) => setFocus({ on: id }),
  };
};
