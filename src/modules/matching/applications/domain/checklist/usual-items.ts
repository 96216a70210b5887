import { anItem, type ItemDraft } from './checklist-item.js';
import { type ApplicationPlatform } from '../terms.js';

const CHECK = 'Usual; check the college';

const usual = (item: Pick<ItemDraft, 'kind' | 'label'> & Partial<ItemDraft>): ItemDraft =>
  anItem({ note: CHECK, ...item, origin: 'usual' });

/** The personal essays of the Common App and of Coalition are at most this long. */
export const PERSONAL_ESSAY_WORDS = 650;

const UC_ANSWERS = 4;
const UC_WORDS_EACH = 350;

export const FAFSA: ItemDraft = usual({ kind: 'aid-form', label: 'FAFSA' });
export const TRANSCRIPT = usual({ kind: 'transcript', label: 'High school transcript' });
export const DECIDE_ABOUT_TESTS = usual({ kind: 'test-scores', label: 'Decide about test scores' });
export const FEE_OR_WAIVER = usual({ kind: 'fee', label: 'Application fee or fee waiver' });

export const PERSONAL_ESSAY = usual({
  kind: 'essay',
  label: 'Personal essay',
  part: 'personal',
  words: PERSONAL_ESSAY_WORDS,
});

export const asksPersonalEssay = (platform: ApplicationPlatform | null): boolean =>
  platform === 'Common App' || platform === 'Coalition';

/** Where nothing is published. */
export const usualItems = (platform: ApplicationPlatform | null): ItemDraft[] => [
  ...(asksPersonalEssay(platform) ? [PERSONAL_ESSAY] : []),
  TRANSCRIPT,
  DECIDE_ABOUT_TESTS,
  FEE_OR_WAIVER,
  FAFSA,
];

/** Colleges that take everyone, and two-year colleges. */
export const shortList = (): ItemDraft[] => [
  usual({ kind: 'other', label: 'Application form' }),
  TRANSCRIPT,
  usual({ kind: 'test-scores', label: 'Placement or test scores, if any' }),
  FAFSA,
];

/** Looked up at admission.universityofcalifornia.edu: four of eight questions, no test scores, no letters. */
export const ucItems = (): ItemDraft[] => [
  usual({
    kind: 'essay',
    label: 'Personal insight questions (4 of 8)',
    part: 'personal',
    words: UC_ANSWERS * UC_WORDS_EACH,
    note: `At most ${UC_WORDS_EACH} words each. The same answers go to every UC campus. Usual; check the college`,
  }),
  usual({ kind: 'transcript', label: 'Enter your courses and grades' }),
  FEE_OR_WAIVER,
  FAFSA,
];
