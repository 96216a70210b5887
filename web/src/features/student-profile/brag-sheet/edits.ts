import { type BragSheet, type BragSheetChanges } from '@/api';
import { type Question, questions } from './questions';

export const MOST_CHARACTERS = 1500;

/** What was typed and is not stored yet, and the stored copy it started from. */
export type Edits = { typed: Partial<Record<Question, string>>; base: BragSheet | null };

export const NO_EDITS: Edits = { typed: {}, base: null };

/** An empty text is no answer. Spaces at the ends are not stored. */
const asStored = (text: string) => text.trim() || null;

export const answerOf = (stored: BragSheet | null, question: Question) => stored?.[question] ?? '';

/** The copy that what was typed starts from. */
export const baseOf = ({ typed, base }: Edits, stored: BragSheet | null) =>
  Object.keys(typed).length === 0 ? stored : base;

export const withAnswer = (
  edits: Edits,
  stored: BragSheet | null,
  question: Question,
  text: string,
): Edits => ({
  typed: { ...edits.typed, [question]: text },
  base: baseOf(edits, stored),
});

const isChanged = (stored: BragSheet | null, question: Question, text: string | undefined): text is string =>
  text !== undefined && asStored(text) !== (stored?.[question] ?? null);

/** Whether something typed is not stored. */
export const isDirty = ({ typed }: Edits, stored: BragSheet | null) =>
  questions.some((question) => isChanged(stored, question, typed[question]));

/** What can be saved now. An answer that is too long waits until it is shorter. */
export const changesIn = ({ typed }: Edits, stored: BragSheet | null): BragSheetChanges =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const text = typed[question];
      if (!isChanged(stored, question, text) || text.length > MOST_CHARACTERS) return [];
      return [[question, asStored(text)]];
    }),
  );

/** What was typed on while these changes were sent. */
export const leftAfter = ({ typed }: Edits, sent: BragSheetChanges, base: BragSheet | null): Edits => ({
  typed: Object.fromEntries(
    Object.entries(typed).filter(
      ([question, text]) => !(question in sent) || asStored(text) !== sent[question as Question],
    ),
  ),
  base,
});
