import { type DateKind } from '../../../tools/tool-results.js';

/** A date never stands alone. */
export const DATE_NOTES: Readonly<Record<DateKind, string>> = {
  checked: 'checked by you',
  entered: 'as you entered it, not checked yet',
  published: 'published, check the college’s page',
  usual: 'usual date, check the college',
};
