import { createContext, type RefObject, useContext } from 'react';

/** `draft` names the list; a new entry has no id. */
export type Open = { draft: string; id: string | null };

type OpenEntry = {
  open: Open | null;
  setOpen: (open: Open | null) => void;
  focusOn: (id: string) => void;
  /** Resolves to false when the save fails. */
  saveOpenForm: RefObject<(() => Promise<boolean>) | null>;
};

export const OpenEntryContext = createContext<OpenEntry | null>(null);

/** Which entry's form is open in this list, below `OneOpenEntry`. */
export const useOpenEntry = (draft: string) => {
  const shared = useContext(OpenEntryContext);
  if (!shared) throw new Error('A list of entries needs OneOpenEntry around it.');
  const { open, setOpen, focusOn, saveOpenForm } = shared;

  return {
    open: open?.draft === draft ? open : null,
    saveOpenForm,
    /** A changed form is saved first. */
    edit: async (id: string | null, firstField: string) => {
      if (saveOpenForm.current && !(await saveOpenForm.current())) return;
      setOpen({ draft, id });
      focusOn(firstField);
    },
    close: (returnTo: string) => {
      setOpen(null);
      focusOn(returnTo);
    },
  };
};
