import { useEffect, useRef, useState } from 'react';
import { readDraft } from '@/lib/forms/draft';
import { draftedEntry } from './drafted-entry';

/** The entry being written; null is a new one. */
type Open = { id: string | null };

/** Which entry's form is open: at first the one somebody was writing when they left. */
export const useOpenEntry = (draft: string) => {
  const [open, setOpen] = useState<Open | null>(() => draftedEntry(readDraft(draft)));
  const [focus, setFocus] = useState<{ on: string } | null>(null);
  /** Saves what the open form holds; false when it cannot be saved. */
  const saveOpenForm = useRef<(() => Promise<boolean>) | null>(null);

  useEffect(() => {
    if (focus) document.getElementById(focus.on)?.focus();
  }, [focus]);

  return {
    open,
    saveOpenForm,
    /** A form left behind with changes is saved first, as when another step is chosen. */
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
