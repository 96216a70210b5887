import { choicesFrom } from '@/lib/words/choices';

/** Stored as a boolean; on the form as one of two words. */
export const yesOrNo = choicesFrom<'Yes' | 'No'>({
  Yes: 'Yes',
  No: 'No',
});
export const yesOrNoOf = (answer: boolean | null | undefined) =>
  answer === true ? 'Yes' : answer === false ? 'No' : '';
export const booleanOf = (chosen: string) => (chosen === '' ? null : chosen === 'Yes');
