import { defineBudgets } from '#shared-kernel/application/budget.js';

/** Of one admin. Someone who reads through students all day stays far below. */
export const ADMINISTRATION_BUDGETS = {
  ...defineBudgets({ 'admin-reads': '200/10s', 'admin-writes': '60/10s' }, { countedBy: 'replica' }),
  // Each reads a whole list.
  ...defineBudgets({ 'admin-exports': '30/1h' }),
};
