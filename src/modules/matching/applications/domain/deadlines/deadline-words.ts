import { dayInWords, yearsInWords } from '#shared-kernel/domain/calendar-day.js';
import { type Cycle } from './cycle.js';
import { type Round } from '../rounds/round.js';
import { type Day } from '../terms.js';

export const ENTERED_NOTE = 'As you entered it. Not checked yet.';
export const USUAL_NOTE = 'Usual date, check the college.';

export const checkedNote = (on: Day, where: string): string =>
  `Checked by you on ${dayInWords(on)}: ${where}`;

export const publishedNote = (cycle: Cycle): string =>
  `Published for ${yearsInWords(cycle)}. Check the college’s page.`;

/** Who takes applications as they come closes on a last day; waiting for it is no plan. */
export const lastDayNote = (cycle: Cycle): string =>
  `Last day published for ${yearsInWords(cycle)}. This college answers as applications come in, so apply early.`;

export const lastCycleNote = (cycle: Cycle, day: Day): string =>
  `${dayInWords(day)} in the ${yearsInWords(cycle)} cycle. Check yours.`;

export const ROLLING_NOTE =
  'No fixed date: this college takes applications as they come in. Apply early, and check its page.';

export const unknownNote = ({ applicationType, plan }: Round): string => {
  if (plan === 'Priority') return 'Priority dates differ. Check the college’s page.';
  return applicationType === 'Rolling'
    ? 'No fixed date: colleges answer as applications come in. Check the college’s page.'
    : 'We don’t know the date. Check the college’s page.';
};
