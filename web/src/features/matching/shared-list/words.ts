import { type SharedList } from '@/api';
import { chanceRange } from '@/lib/words/chances';
import { dayInWords } from '../applications/shared/day-words';
import { roundWords, standingWords } from '../applications/shared/status-words';

type SharedCollege = SharedList['colleges'][number];
export type SharedApplication = SharedList['applications'][number];

export const english = {
  title: (firstName: string) => `What ${firstName} shares`,
  home: 'Home',
  lead: 'Read-only. The list is your student’s own, and so is every decision on it.',
  dates: 'Applications and dates',
  noApplications: (firstName: string) => `${firstName} hasn’t started an application yet.`,
  colleges: 'Colleges on the list',
  noColleges: (firstName: string) => `${firstName} hasn’t saved a college yet.`,
  chance: ({ low, high }: NonNullable<SharedCollege['chance']>) => `Chance: ${chanceRange(low, high)}`,
  noChance: 'Not enough to estimate a chance yet',
  aboutChances: 'Chances are estimates with a wide range, not promises.',
  round: (application: SharedApplication): string => roundWords(application),
  standing: (application: SharedApplication): string => standingWords(application),
  done: (done: number, all: number) => `${done} of ${all} things done`,
  nothingListed: 'Nothing on the checklist',
  noDate: 'No date yet',
  day: dayInWords,
  note: ({ deadline }: SharedApplication): string => deadline.note,
  lastCycle: ({ deadline }: SharedApplication): string | null => deadline.lastCycle?.note ?? null,
  stop: 'Give up access',
  stopQuestion: (firstName: string) => `Give up what ${firstName} shares?`,
  stopWhat: 'You won’t see it anymore. Your student can let you in again with a new code.',
  keep: 'Keep it',
  stopped: 'You gave up access.',
  stopFailed: 'We couldn’t do this. Please try again.',
  notShared: 'This isn’t shared with you',
  notSharedWhy: 'Your student may have ended it, or keeps the list for now. Ask them if you need it.',
  notLoaded: 'We couldn’t load this',
  notLoadedWhy: 'Check your connection and try again.',
};
export type Words = typeof english;
