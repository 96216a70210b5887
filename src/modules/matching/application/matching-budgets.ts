import { defineBudgets } from '#shared-kernel/application/budget.js';

/** Of one account. Someone who types, scrolls and clicks as fast as they can stays far below. */
export const MATCHING_BUDGETS = defineBudgets(
  {
    'college-reads': '200/5s',
    'better-for-less-reads': '60/10s',
    'college-list-reads': '100/5s',
    'college-list-writes': '50/10s',
    // Of one network: a calendar service reads for many people.
    'calendar-reads': '600/1m',
    'calendar-addresses': '20/1h',
    // Of one network: a school opens many links, and nobody finds one by trying.
    'share-link-reads': '60/1m',
    'share-links-made': '20/1h',
    'application-reads': '100/5s',
    'application-writes': '100/10s',
    // One of them looks through all students of an adult.
    'caseload-reads': '60/10s',
    'college-suggestions': '30/1h',
    'list-spreadsheets': '60/10m',
  },
  { countedBy: 'replica' },
);
