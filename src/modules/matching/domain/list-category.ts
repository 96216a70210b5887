import { type Category } from './engine/index.js';

/** The three groups of a student's college list. */
export type ListCategory = 'Reach' | 'Target' | 'Safety';

const LIST_CATEGORIES: Readonly<Record<Category, ListCategory>> = {
  reach: 'Reach',
  target: 'Target',
  safety: 'Safety',
};

/** Where a college goes until the student decides: its estimated category, or Target without an estimate. */
export const listCategoryOf = (estimated: Category | null): ListCategory =>
  estimated === null ? 'Target' : LIST_CATEGORIES[estimated];

const CATEGORIES: Readonly<Record<ListCategory, Category>> = {
  Reach: 'reach',
  Target: 'target',
  Safety: 'safety',
};

export const categoryOfListed = (category: ListCategory): Category => CATEGORIES[category];
