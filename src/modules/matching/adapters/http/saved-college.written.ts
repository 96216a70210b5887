import { type CollegeMatch } from '#modules/college-catalogue/contracts/index.js';
import { type SavedCollegeRecord } from '../../domain/saved-college.js';
import { type SavedRow } from '../read-models/saved-list.read-model.js';
import { savedCollegeReply } from './saved-college.reply.js';

/** A saved college as JSON, with the card of its college as the catalogue wrote it. */
export function savedCollegeWritten(row: SavedRow, match: CollegeMatch | null, card: string): string {
  const saved = savedCollegeReply({ ...row, savedAt: new Date(row.savedAt).toISOString() }, match);
  return `${JSON.stringify(saved).slice(0, -1)},"college":${card}}`;
}

/** What was just kept, as the list would read it. */
export const rowOf = (record: SavedCollegeRecord): SavedRow => ({
  id: record.id,
  collegeId: record.collegeId,
  category: record.category,
  categoryIsYours: record.categoryIsYours,
  notes: record.notes,
  isHidden: record.isHidden,
  savedAt: record.savedAt.toISOString(),
});
