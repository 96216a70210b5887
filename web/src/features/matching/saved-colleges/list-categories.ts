import { type SavedCollege } from '@/api';
import { type Category } from '@/components/ui/college/category';

/** Reach, Target or Safety, as the API spells them. */
export type ListCategory = SavedCollege['category'];

export const LIST_CATEGORIES = ['Reach', 'Target', 'Safety'] as const satisfies readonly ListCategory[];

export const categoryOf: Record<ListCategory, Category> = {
  Reach: 'reach',
  Target: 'target',
  Safety: 'safety',
};

export const listCategoryOf: Record<Category, ListCategory> = {
  reach: 'Reach',
  target: 'Target',
  safety: 'Safety',
};
