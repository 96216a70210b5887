import { type Cycle } from './cycle.js';
import { type Round } from './round.js';
import { type Day } from './terms.js';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "November 15". */
export function dayInWords(day: Day): string {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return `${MONTHS[month - 1] ?? ''} ${date}`;
}

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
