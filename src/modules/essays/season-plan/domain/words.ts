import { dayInWords } from '#shared-kernel/domain/calendar-day.js';
import { type Balance } from './calendar/fit.js';
import { type Effect, MOST_EXTRA_HOURS } from './ways/trial.js';
import { type Way } from './ways/way.js';

/** Half hours as "1 hour" or "2.5 hours". */
export const hoursInWords = (halfHours: number): string =>
  halfHours === 2 ? '1 hour' : `${halfHours / 2} hours`;

const isOne = (halfHours: number): boolean => halfHours === 2;

/** "By November 1 there are 31 hours of work and 22 hours of time." */
export const proofInWords = ({ day, work, time }: Balance): string =>
  `By ${dayInWords(day)} there ${isOne(work) ? 'is' : 'are'} ${hoursInWords(work)} of work and ${hoursInWords(time)} of time.`;

const ARTICLES = { reach: 'a reach', target: 'a target', safety: 'a safety' };

export function wayInWords(way: Way): string {
  switch (way.kind) {
    case 'reuse':
      return `Turn “${way.title}” into “${way.item}” for ${way.college} in place of a new essay, if the questions are close.`;
    case 'hours':
      return `Plan ${hoursInWords(way.hoursPerWeek * 2)} a week in place of ${hoursInWords((way.hoursPerWeek - way.extra) * 2)}.`;
    case 'move':
      return `Apply to ${way.college} in the regular round, by ${dayInWords(way.to.day)} in place of ${dayInWords(way.from)}. ${way.to.note} You would hear later.`;
    case 'drop':
      return way.category === null
        ? `Leave out ${way.college}. Keep a college you’re sure to get into.`
        : `Leave out ${way.college}. It’s ${ARTICLES[way.category]} on your list${way.category === 'safety' ? ', and another safety stays' : ''}.`;
  }
}

/** What a change does by the tightest day. */
export const savingInWords = (way: Way, { day, lessWork, moreTime }: Effect): string => {
  const by = `by ${dayInWords(day)}`;
  if (way.kind === 'hours') return `${hoursInWords(moreTime)} more time ${by}`;
  return way.kind === 'move'
    ? `${hoursInWords(lessWork)} of work can wait until later`
    : `${hoursInWords(lessWork)} less work ${by}`;
};

/** Beyond what any change of the plan could help. */
export const tooManyInWords = (open: number): string =>
  `${open} applications are more than one season holds. Most students send 8 to 15. With your counselor, pick the ones that matter most, delete the others, and we plan again.`;

export const nothingIsEnough = ({ day, work, time }: Balance): string =>
  `Even with ${MOST_EXTRA_HOURS} more hours a week and every other change, ${hoursInWords(work - time)} of work due by ${dayInWords(day)} would be left. Ask your counselor which colleges matter most to you, and begin with those.`;
