import { defineBudgets } from '#shared-kernel/application/budget.js';

/**
 * Of one account. A profile that saves itself every second, in two tabs, and a dashboard that reads everything at once stay
 * far below. A full list of entries is a megabyte, so lists have a smaller budget of their own.
 */
export const STUDENT_PROFILE_BUDGETS = defineBudgets(
  { 'profile-reads': '100/5s', 'profile-list-reads': '40/5s', 'profile-writes': '50/10s' },
  { countedBy: 'replica' },
);
