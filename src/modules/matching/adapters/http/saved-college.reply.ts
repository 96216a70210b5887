import { type CollegeCard } from '#modules/college-catalogue/contracts/index.js';
import { type CollegeMatch } from '../../contracts/index.js';
import { listCategoryOf } from '../../domain/list-category.js';
import { type SavedRow } from '../read-models/saved-list.read-model.js';
import { noMatch } from './match.dto.js';

/** A saved college with its current match for the student. */
export function savedCollegeReply(row: SavedRow, match: CollegeMatch | null, college: CollegeCard) {
  const computedCategory = match?.category == null ? null : listCategoryOf(match.category);
  const category = row.categoryIsYours ? row.category : (computedCategory ?? row.category);
  return {
    ...noMatch,
    ...match,
    ...row,
    category,
    computedCategory,
    categoryIsYours: row.categoryIsYours && category !== computedCategory,
    savedAt: new Date(row.savedAt).toISOString(),
    match,
    college,
  };
}
