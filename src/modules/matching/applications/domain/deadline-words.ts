import { dayInWords } from '#shared-kernel/domain/calendar-day.js';
import { type Cycle } from './cycle.js';
import { type Round } from './round.js';
import { type Day } from './terms.js';

export const ENTERED_NOTE = 'As you entered it. Not checked yet.';
export const USUAL_NOTE = 'Usual date, check the college.';

export const checkedNote = (on: Day, where: string): string =>
  `Checked by you on ${dayInWords(on)}: ${where}`;

export const publishedNote = (cycle: Cycle): string => `Published for ${cycle}. Check the college’s page.`;

export const lastCycleNote = (cycle: Cycle, day: Day): string =>
  `${dayInWords(day)} in the ${cycle} cycle. Check yours.`;

export const unknownNote = ({ applicationType, plan }: Round): string => {
  if (plan === 'Priority') return 'Priority dates differ. Check the college’s page.';
  return applicationType === 'Rolling'
    ? 'No fixed date: colleges answer as applications come in. Check the college’s page.'
    : 'We don’t know the date. Check the college’s page.';
};
