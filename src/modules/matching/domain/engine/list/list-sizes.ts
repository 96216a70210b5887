import { type Category } from '../chance/category.js';

/** How many colleges of each category a balanced list holds. */
export const LIST_SIZES: Readonly<Record<Category, number>> = { reach: 5, target: 10, safety: 5 };
