import { budgetVariable } from '#shared-kernel/platform/configuration/budget-settings.js';
import { BUDGETS } from '../../src/settings.js';

/** Practically unlimited, because all requests of a test come from one address. Tests of the budgets set their own. */
export const WIDE_BUDGETS = Object.fromEntries(
  BUDGETS.map((budget) => [budgetVariable(budget), '1000000/1m']),
);
