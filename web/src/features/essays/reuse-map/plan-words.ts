import { type EssayPlan } from '@/api';
import { count } from '@/lib/words/figures';

export type PlannedEssay = EssayPlan['essays'][number];
export type EssayUse = PlannedEssay['uses'][number];

export const essaysInWords = (essays: number): string =>
  essays === 1 ? '1 essay' : `${count(essays)} essays`;

/** "2026-11-01" as "Nov 1, 2026", the same day everywhere. */
export const dueInWords = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });

const joined = (names: readonly string[]): string =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names);

/** "Common App, for Tufts and Reed". */
export const whoGetsIt = ({ application, askedBy }: EssayUse): string =>
  application === null ? joined(askedBy) : `${application}, for ${joined(askedBy)}`;

export const changeInWords = ({ change, limit }: EssayUse): string => {
  switch (change) {
    case 'as it is':
      return 'As it is';
    case 'shorten':
      return `Shorten to ${count(limit)} words`;
    case 'turn':
      return 'Turn it toward this prompt';
  }
};

/** Which names must go before the essay goes there. */
export const namesInWords = ({ wrongNames, application, askedBy }: EssayUse): string => {
  const names = joined(wrongNames.map((name) => `“${name}”`));
  return application === null
    ? `Your draft names ${names}. Change that before it goes to ${joined(askedBy)}.`
    : `Your draft names ${names}, and every college on the ${application} reads it.`;
};
