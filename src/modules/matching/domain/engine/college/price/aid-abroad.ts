import { type CollegeFacts } from '../college-facts.js';

/**
 * Colleges that admit students from abroad without regard to what the family can pay, and then meet their whole need: Amherst,
 * Bowdoin, Brown, Dartmouth, Harvard, the Massachusetts Institute of Technology, Notre Dame, Princeton, Washington and Lee, Yale.
 * en.wikipedia.org/wiki/Need-blind_admission and orieladmissions.com/need-blind-need-aware-international-students, both of 2025 and
 * both citing the colleges. Wherever it is said, the source and the year are, too.
 */
const MEET_NEED_ABROAD = new Set([
  164465, 161004, 217156, 182670, 166027, 166683, 152080, 186131, 234207, 130794,
]);

export const meetsNeedAbroad = ({ unitId }: Pick<CollegeFacts, 'unitId'>): boolean =>
  MEET_NEED_ABROAD.has(unitId);
