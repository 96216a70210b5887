import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ActivitiesSheet, type SheetActivity } from '@/api';
import { readActivitiesSheetQueryKey } from '@/api/@tanstack/react-query.gen';
import { saveActivitiesSheetMutation } from '@/api/queries/student-profile.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { ApiError, fieldProblemsOf, limitMessageOf } from '@/lib/api/api-error';
import { readDraft, useDraft } from '@/lib/forms/draft';
import { asSent, type Entries, sheetFor } from './sheet';

const DRAFT = 'activities-sheet';
const UNREAD =
  'You changed this sheet in another tab or on another device, and we couldn’t read it. Try again in a moment. Your answers are still here.';

const same = (one: ActivitiesSheet, other: ActivitiesSheet) =>
  JSON.stringify(asSent(one)) === JSON.stringify(asSent(other));

const draftedSheet = () => {
  const draft = readDraft(DRAFT);
  return isSheet(draft) ? draft : null;
};

/** A draft of this tab, which only this code writes. */
const isSheet = (draft: unknown): draft is ActivitiesSheet =>
  typeof draft === 'object' &&
  draft !== null &&
  'updatedAt' in draft &&
  'activities' in draft &&
  'honors' in draft;

/** The sheet as it is being edited, over the stored one. */
export const useSheetEdits = (stored: ActivitiesSheet, entries: Entries) => {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending: saving } = useMutation(saveActivitiesSheetMutation());
  const [edits, setEdits] = useState(draftedSheet);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const before = sheetFor(stored, entries);
  const sheet = edits === null ? before : sheetFor(edits, entries);
  const dirty = edits !== null && !same(sheet, before);
  const draft = useDraft(DRAFT, edits, dirty);

  const show = (saved: ActivitiesSheet) => queryClient.setQueryData(readActivitiesSheetQueryKey(), saved);

  const refused = async (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return; // has its own toast
    if (error instanceof ApiError && error.status === 409) {
      // What was saved elsewhere is then shown beside these edits.
      await queryClient.invalidateQueries({ queryKey: readActivitiesSheetQueryKey() });
      const read = queryClient.getQueryState(readActivitiesSheetQueryKey())?.status === 'success';
      if (!read) setRefusal(UNREAD);
      return;
    }
    const reason = limitMessageOf(error) ?? problemIn(error, sheet, entries);
    setRefusal(`${reason ?? 'We couldn’t save this. Try again.'} Your answers are still here.`);
    toast({
      tone: 'error',
      title: 'Error',
      description: 'Failed to save activities sheet. Please try again.',
    });
  };

  /** Resolves to whether it was saved. */
  const save = async (basedOn = sheet.updatedAt) => {
    setRefusal(null);
    try {
      show(await mutateAsync({ body: asSent(sheet), headers: { 'If-Match': `"${basedOn ?? 'none'}"` } }));
      draft.remove();
      setEdits(null);
      setSavedAt(Date.now());
      toast({ title: 'Activities Sheet Saved' });
      return true;
    } catch (error) {
      await refused(error);
      return false;
    }
  };

  return {
    sheet,
    dirty,
    saving,
    savedAt,
    refusal,
    hasDraft: draft.saved,
    /** Saved elsewhere since these edits began. */
    changedElsewhere: dirty && edits.updatedAt !== stored.updatedAt ? before : null,
    change: (changes: Partial<ActivitiesSheet>) => setEdits({ ...sheet, ...changes }),
    save,
    keepMine: () => save(stored.updatedAt),
    useOther: () => {
      draft.remove();
      setEdits(null);
    },
  };
};

/** The server's problem with a field, with the name of its row. */
const problemIn = (error: unknown, sheet: ActivitiesSheet, entries: Entries) => {
  const [problem] = fieldProblemsOf(error);
  if (!problem) return undefined;
  const [list, at] = problem.path.split('.');
  const id = list === 'activities' ? rowIn(sheet.activities, at)?.id : rowIn(sheet.honors, at)?.id;
  const name = [...entries.activities, ...entries.honors].find((entry) => entry.id === id)?.name;
  return name === undefined ? `${problem.message}.` : `${name}: ${problem.message}.`;
};

const rowIn = <Row extends Pick<SheetActivity, 'id'>>(rows: readonly Row[], at: string | undefined) =>
  rows[Number(at ?? NaN)];
