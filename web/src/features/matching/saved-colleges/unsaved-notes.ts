import { type SavedCollege } from '@/api';
import { readDraft, useSavedDrafts } from '@/lib/forms/draft';

type Entry = Pick<SavedCollege, 'collegeId' | 'notes'>;

export const notesDraftName = ({ collegeId }: Entry) => `notes.${collegeId}`;

/** Notes typed for this college and not yet saved; undefined when they equal the saved ones. */
export const unsavedNotes = (entry: Entry) => {
  const draft = readDraft(notesDraftName(entry));
  return typeof draft === 'string' && draft !== entry.notes ? draft : undefined;
};

/** Whether there are such notes; follows changes. */
export const useHasUnsavedNotes = (entry: Entry) =>
  useSavedDrafts([notesDraftName(entry)]).length > 0 && unsavedNotes(entry) !== undefined;
