import { defineBudgets } from '#shared-kernel/application/budget.js';

/** Of one account; the list has twenty searches at most. */
export const SAVED_SEARCH_BUDGETS = defineBudgets(
  { 'saved-search-reads': '100/5s', 'saved-search-writes': '50/10s' },
  { countedBy: 'replica' },
);
