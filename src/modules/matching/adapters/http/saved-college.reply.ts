import { type CollegeMatch } from '#modules/college-catalogue/contracts/index.js';
import { shelfOf } from '../../domain/saved-college.js';
import { type SavedRow } from '../read-models/saved-list.read-model.js';
import { noMatch } from './match.dto.js';

/** A saved college with what it is for its student now; the match once more and the college itself are the caller's to add. */
export function savedCollegeReply(row: SavedRow, match: CollegeMatch | null) {
  const computedCategory = match?.category == null ? null : shelfOf(match.category);
  const category = row.categoryIsYours ? row.category : (computedCategory ?? row.category);
  return {
    ...noMatch,
    ...match,
    ...row,
    category,
    computedCategory,
    categoryIsYours: row.categoryIsYours && category !== computedCategory,
  };
}
