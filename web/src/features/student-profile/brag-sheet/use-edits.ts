import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type BragSheet, type BragSheetChanges } from '@/api';
import { getBragSheetQueryKey } from '@/api/@tanstack/react-query.gen';
import { ApiError, userMessageOf } from '@/lib/api/api-error';
import { tellOtherTabs } from '@/lib/api/other-tabs';
import { readDraft, useDraft } from '@/lib/forms/draft';
import { newChangeId } from '../saving/change';
import { useChange } from '../saving/use-change';
import { baseOf, changesIn, type Edits, isDirty, leftAfter, NO_EDITS, withAnswer } from './edits';
import { type Question } from './questions';

const DRAFT = 'brag-sheet';
const PAUSE_MS = 1500;

type Trouble = 'failed' | 'undecided';

const isEdits = (draft: unknown): draft is Edits =>
  typeof draft === 'object' && draft !== null && 'typed' in draft && 'base' in draft;

const draftedEdits = () => {
  const draft = readDraft(DRAFT);
  return isEdits(draft) ? draft : NO_EDITS;
};

/** The brag sheet as it is being written. It saves itself after a pause; what could not be saved stays in this tab. */
export const useEdits = (stored: BragSheet | null) => {
  const queryClient = useQueryClient();
  const { send, question } = useChange();
  const [edits, setEdits] = useState(draftedEdits);
  const [saving, setSaving] = useState(false);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const dirty = isDirty(edits, stored);
  const draft = useDraft(DRAFT, edits, dirty);

  const show = (sheet: object) =>
    queryClient.setQueryData<BragSheet | null>(
      getBragSheetQueryKey(),
      (known) => ({ ...known, ...sheet }) as BragSheet,
    );

  /** Resolves to whether it was saved, or kept on this computer. */
  const store = async (fields: BragSheetChanges, base: BragSheet | null): Promise<boolean> => {
    setSaving(true);
    setTrouble(null);
    setRefusal(null);
    try {
      const saved = await send({
        ...{ id: newChangeId(), title: 'Brag sheet', work: 'save', path: '/api/brag-sheet' },
        ...{ queryKey: getBragSheetQueryKey(), entryId: null, fields, base },
      });
      if (saved === null) {
        setTrouble('undecided');
        return false;
      }
      const sheet = saved.stored as BragSheet | null;
      show(sheet ?? fields);
      setEdits((now) => leftAfter(now, fields, sheet ?? base));
      if (!saved.kept) {
        tellOtherTabs(getBragSheetQueryKey());
        setSavedAt(Date.now());
      }
      return true;
    } catch (error) {
      setTrouble('failed');
      if (error instanceof ApiError && error.status !== 401) setRefusal(userMessageOf(error) ?? null);
      return false;
    } finally {
      setSaving(false);
    }
  };

  const changes = changesIn(edits, stored);
  const hasChanges = Object.keys(changes).length > 0;
  const save = async () => saving || !hasChanges || (await store(changes, edits.base));

  const saveNow = useRef(save);
  useEffect(() => {
    saveNow.current = save;
  });
  const waits = hasChanges && !saving && trouble === null;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => void saveNow.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [waits, edits]);

  return {
    typed: edits.typed,
    dirty,
    saving,
    savedAt,
    trouble,
    refusal,
    hasDraft: draft.saved,
    /** To choose what to keep of two texts. */
    question,
    write: (asked: Question, text: string) => {
      setTrouble(null);
      setEdits((now) => withAnswer(now, stored, asked, text));
    },
    save,
    /** Who may read it is never left to a pause. */
    open: (counselorMayRead: boolean) => store({ ...changes, counselorMayRead }, baseOf(edits, stored)),
  };
};
