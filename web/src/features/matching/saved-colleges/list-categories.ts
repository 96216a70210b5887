import { type SavedCollege } from '@/api';
import { type Category } from '@/components/ui/college/category';
import { valuesOf } from '@/lib/words/choices';

/** Reach, Target or Safety, as the API spells them. */
export type ListCategory = SavedCollege['category'];

export const categoryOf: Record<ListCategory, Category> = {
  Reach: 'reach',
  Target: 'target',
  Safety: 'safety',
};

export const LIST_CATEGORIES = valuesOf(categoryOf);

export const listCategoryOf: Record<Category, ListCategory> = {
  reach: 'Reach',
  target: 'Target',
  safety: 'Safety',
};
