import { type ChecklistItem, type NewChecklistItem } from '@/api';
import { type Kind } from './checklist-groups';

/** A line of the checklist as it is typed. */
export type ItemAnswers = {
  kind: Kind;
  label: string;
  dueOn: string;
  doneOn: string;
  words: string;
  who: string;
  askedOn: string;
};

export const answersOf = (item: ChecklistItem | null): ItemAnswers => ({
  kind: item?.kind ?? 'other',
  label: item?.label ?? '',
  dueOn: item?.dueOn ?? '',
  doneOn: item?.doneOn ?? '',
  words: item?.words?.toString() ?? '',
  who: item?.who ?? '',
  askedOn: item?.askedOn ?? '',
});

/** A draft of this tab, which only this code writes. */
export const isItemAnswers = (draft: unknown): draft is ItemAnswers =>
  typeof draft === 'object' && draft !== null && 'kind' in draft && 'label' in draft && 'askedOn' in draft;

const MOST_WORDS = 4000;

const isWordLimit = (text: string) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_WORDS;

/** Why it cannot be saved yet. */
export const problemIn = ({ kind, label, words }: ItemAnswers): string | null => {
  if (label.trim() === '') return 'Say in a few words what it is.';
  if (kind === 'essay' && words.trim() !== '' && !isWordLimit(words.trim()))
    return 'Enter the word limit as a number, such as 650.';
  return null;
};

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** What is sent; fields of another kind stay empty. */
export const fieldsIn = (answers: ItemAnswers): NewChecklistItem => {
  const { kind, label, dueOn, doneOn, words, who, askedOn } = answers;
  return {
    kind,
    label: label.trim(),
    dueOn: orNull(dueOn),
    doneOn: orNull(doneOn),
    ...(kind === 'essay' && { words: words.trim() === '' ? null : Number(words) }),
    ...(kind === 'recommendation' && { who: orNull(who), askedOn: orNull(askedOn) }),
  };
};
