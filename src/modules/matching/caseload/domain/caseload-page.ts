import { type Standing } from './student-standing.js';

export const CASELOAD_FILTERS = ['due-soon', 'stalled', 'no-application'] as const;
export type CaseloadFilter = (typeof CASELOAD_FILTERS)[number];

/** What a student who shares the list is sorted and found by; null for one who doesn’t. */
export interface Listed {
  readonly firstName: string;
  readonly lastName: string;
  readonly progress:
    (Pick<Standing, 'next' | 'isDueSoon' | 'isStalled'> & { readonly applications: number }) | null;
}

const IS_IN: Readonly<Record<CaseloadFilter, (student: Listed) => boolean>> = {
  'due-soon': ({ progress }) => progress?.isDueSoon ?? false,
  stalled: ({ progress }) => progress?.isStalled ?? false,
  'no-application': ({ progress }) => progress?.applications === 0,
};

export const isIn = (filter: CaseloadFilter) => IS_IN[filter];

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every word is the beginning of one of their names, with or without accents. */
export function isNamed({ firstName, lastName }: Listed, search: string): boolean {
  const names = plain(`${firstName} ${lastName}`).split(/[\s-]+/);
  const words = plain(search)
    .split(/[\s-]+/)
    .filter((word) => word !== '');
  return words.every((word) => names.some((name) => name.startsWith(word)));
}

const NO_DAY = '9999-12-31';
const NOT_SHARED = '9999-12-32';

const dayOf = ({ progress }: Listed) => (progress === null ? NOT_SHARED : (progress.next?.day ?? NO_DAY));
const stalledFirst = ({ progress }: Listed) => (progress?.isStalled ? 0 : 1);

/** The nearest date first; of the same day whoever has stalled, then by the order given. Who shares nothing comes last. */
export const byUrgency = (a: Listed, b: Listed): number =>
  dayOf(a).localeCompare(dayOf(b)) || stalledFirst(a) - stalledFirst(b);
