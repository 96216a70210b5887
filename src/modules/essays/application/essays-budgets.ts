import { defineBudgets } from '#shared-kernel/application/budget.js';

/** Of one account. Someone who types, autosaves and clicks as fast as they can stays far below. */
export const ESSAYS_BUDGETS = {
  ...defineBudgets({ 'essay-reads': '200/10s', 'essay-writes': '60/10s' }, { countedBy: 'replica' }),
  // Each plans the season again, and more than once when it does not fit.
  ...defineBudgets({ 'season-plans': '30/10s' }, { countedBy: 'replica' }),
  // Each costs seconds of a processor.
  ...defineBudgets({ 'essay-reviews': '20/1h', 'essay-uploads': '30/1h' }),
  // Asked without an account, and a record may have thousands of versions.
  ...defineBudgets({ 'authorship-checks': '60/1m', 'authorship-files': '30/1m' }, { countedBy: 'replica' }),
};
