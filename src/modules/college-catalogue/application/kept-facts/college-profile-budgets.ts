import { defineBudgets } from '#shared-kernel/application/budget.js';

/** Of one admin. A change makes every server read the catalogue again. */
export const COLLEGE_PROFILE_BUDGETS = defineBudgets(
  {
    'college-profile-reads': '100/10s',
    'college-profile-writes': '30/60s',
    'college-profile-imports': '10/60s',
  },
  { countedBy: 'replica' },
);
