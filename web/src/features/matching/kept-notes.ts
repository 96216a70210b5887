import { type SavedCollege } from '@/api';
import { readDraft, useSavedDrafts } from '@/lib/forms/draft';

type Entry = Pick<SavedCollege, 'collegeId' | 'notes'>;

export const notesDraft = ({ collegeId }: Entry) => `notes.${collegeId}`;

/** What was typed on this college and not saved; undefined when that is what the list says already. */
export const keptNotes = (entry: Entry) => {
  const draft = readDraft(notesDraft(entry));
  return typeof draft === 'string' && draft !== entry.notes ? draft : undefined;
};

/** Whether there are such notes, followed as they come and go. */
export const useHasKeptNotes = (entry: Entry) =>
  useSavedDrafts([notesDraft(entry)]).length > 0 && keptNotes(entry) !== undefined;
