import { type ReactNode, useEffect, useRef, useState } from 'react';
import { readDraft } from '@/lib/forms/draft';
import { draftedEntry } from './drafted-entry';
import { type Open, OpenEntryContext } from './use-open-entry';

const draftedAmong = (drafts: readonly string[]): Open | null => {
  for (const draft of drafts) {
    const entry = draftedEntry(readDraft(draft));
    if (entry) return { draft, id: entry.id };
  }
  return null;
};

/** One form is open at a time, also in a step with two lists. Starts with the entry that has a draft. */
export const OneOpenEntry = ({ drafts, children }: { drafts: readonly string[]; children: ReactNode }) => {
  const [open, setOpen] = useState(() => draftedAmong(drafts));
  const [focus, setFocus] = useState<{ on: string } | null>(null);
  const saveOpenForm = useRef<(() => Promise<boolean>) | null>(null);

  useEffect(() => {
    if (focus) document.getElementById(focus.on)?.focus();
  }, [focus]);

  const focusOn = (id: string) => setFocus({ on: id });
  return <OpenEntryContext value={{ open, setOpen, focusOn, saveOpenForm }}>{children}</OpenEntryContext>;
};
