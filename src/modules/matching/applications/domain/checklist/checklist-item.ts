import { type Day } from '../terms.js';

export const ITEM_KINDS = [
  'essay',
  'recommendation',
  'transcript',
  'test-scores',
  'fee',
  'aid-form',
  'interview',
  'other',
] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** One thing an application needs. */
export interface ChecklistItem {
  id: string;
  kind: ItemKind;
  label: string;
  /** Null: with the application. */
  dueOn: Day | null;
  doneOn: Day | null;
  /** The word limit of an essay. */
  words: number | null;
  /** A personal essay goes to several colleges, a supplement to one. */
  part: 'personal' | 'supplement' | null;
  /** Who writes a recommendation. */
  who: string | null;
  askedOn: Day | null;
  origin: 'published' | 'usual' | 'yours';
  /** Of what was published, such as "2025-26". */
  cycle: string | null;
  note: string | null;
}

/** What a student may say about an item. */
export type ItemDetails = Pick<
  ChecklistItem,
  'label' | 'dueOn' | 'doneOn' | 'words' | 'part' | 'who' | 'askedOn' | 'note'
>;

export type ItemDraft = Omit<ChecklistItem, 'id'>;

const NOTHING_ELSE = {
  dueOn: null,
  doneOn: null,
  words: null,
  part: null,
  who: null,
  askedOn: null,
  cycle: null,
  note: null,
} as const;

export const anItem = (
  item: Pick<ItemDraft, 'kind' | 'label' | 'origin'> & Partial<ItemDraft>,
): ItemDraft => ({ ...NOTHING_ELSE, ...item });

/** Length and part are of essays, the writer and the day of asking of recommendations. */
export const fittedToKind = <Item extends ItemDraft>(item: Item): Item => ({
  ...item,
  ...(item.kind === 'essay' ? {} : { words: null, part: null }),
  ...(item.kind === 'recommendation' ? {} : { who: null, askedOn: null }),
});

/** A line that says something else than the college published is the student's own. */
export function changedItem(item: ChecklistItem, changes: Partial<ItemDetails>): ChecklistItem {
  const changed = fittedToKind({ ...item, ...changes });
  return changed.label === item.label ? changed : { ...changed, origin: 'yours', cycle: null };
}
