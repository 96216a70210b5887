import { type SavedCollege } from '@/api';
import { type Category } from '@/components/ui/category';

/** Reach, Target or Safety as the list writes them. */
export type Shelf = SavedCollege['category'];

export const SHELVES = ['Reach', 'Target', 'Safety'] as const satisfies readonly Shelf[];

export const categoryOf: Record<Shelf, Category> = { Reach: 'reach', Target: 'target', Safety: 'safety' };

export const shelfOf: Record<Category, Shelf> = { reach: 'Reach', target: 'Target', safety: 'Safety' };
