import { type Sheet } from '#shared-kernel/platform/http/sheet.js';
import { type StudentMatches } from '../../application/student-matches.js';
import { type SavedCollegeRecord } from '../../domain/saved-college.js';
import { type SavedRow } from '../read-models/saved-list.read-model.js';
import { savedCollegeReply } from './saved-college.reply.js';

/** By unit id, as the catalogue wrote them. */
type Cards = ReadonlyMap<number, Uint8Array>;

/** A list of saved colleges as JSON. The catalogue keeps every college it ever had, so none is left out. */
export function savedCollegesWritten(
  rows: readonly SavedRow[],
  matches: StudentMatches,
  cards: Cards,
  sheet: Sheet,
): Buffer {
  sheet.begin('[');
  let isFirst = true;
  for (const row of rows) {
    const card = cards.get(row.collegeId);
    if (card === undefined) continue;
    if (!isFirst) sheet.write(',');
    writeOne(row, matches, card, sheet);
    isFirst = false;
  }
  sheet.write(']');
  return sheet.written();
}

export function savedCollegeWritten(
  row: SavedRow,
  matches: StudentMatches,
  card: Uint8Array,
  sheet: Sheet,
): Buffer {
  sheet.begin('');
  writeOne(row, matches, card, sheet);
  return sheet.written();
}

function writeOne(row: SavedRow, matches: StudentMatches, card: Uint8Array, sheet: Sheet): void {
  const savedAt = new Date(row.savedAt).toISOString();
  const saved = savedCollegeReply({ ...row, savedAt }, matches.at(row.collegeId));
  sheet.write(`${JSON.stringify(saved).slice(0, -1)},"match":`);
  sheet.add(matches.writtenAt(row.collegeId));
  sheet.write(',"college":');
  sheet.add(card);
  sheet.write('}');
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
