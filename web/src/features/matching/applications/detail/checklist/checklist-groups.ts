import { type ChecklistItem } from '@/api';

export type Kind = ChecklistItem['kind'];

/** In the order in which they take time. */
export const KINDS = [
  { kind: 'essay', title: 'Essays', one: 'Essay' },
  { kind: 'recommendation', title: 'Recommendations', one: 'Recommendation' },
  { kind: 'transcript', title: 'Transcript and school reports', one: 'Transcript or school report' },
  { kind: 'test-scores', title: 'Test scores', one: 'Test scores' },
  { kind: 'fee', title: 'Application fee', one: 'Fee or fee waiver' },
  { kind: 'aid-form', title: 'Financial aid forms', one: 'Financial aid form' },
  { kind: 'interview', title: 'Interview', one: 'Interview' },
  { kind: 'other', title: 'Everything else', one: 'Something else' },
] as const satisfies readonly { kind: Kind; title: string; one: string }[];

const byDue = (one: ChecklistItem, other: ChecklistItem) =>
  (one.dueOn ?? '9').localeCompare(other.dueOn ?? '9');

export type Group = (typeof KINDS)[number] & { items: ChecklistItem[]; open: number };

/** The kinds that have items, and those that are always shown; the first due first. */
export const groupsOf = (items: readonly ChecklistItem[], always: readonly Kind[]): Group[] =>
  KINDS.flatMap((each) => {
    const own = items.filter(({ kind }) => kind === each.kind).toSorted(byDue);
    if (own.length === 0 && !always.includes(each.kind)) return [];
    return [{ ...each, items: own, open: own.filter(({ doneOn }) => doneOn === null).length }];
  });

export const doneCount = (items: readonly ChecklistItem[]) =>
  items.filter(({ doneOn }) => doneOn !== null).length;

type Names = readonly { checklist: readonly Pick<ChecklistItem, 'who'>[] }[];

/** Everyone the student named as a recommender in any application, each once. */
export const knownRecommenders = (applications: Names): string[] => {
  const names = applications.flatMap(({ checklist }) => checklist.flatMap(({ who }) => who ?? []));
  return [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))].toSorted((one, other) =>
    one.localeCompare(other),
  );
};
