import { type SharedList } from '@/api';
import { chanceRange } from '@/lib/words/chances';
import { dayInWords } from '../applications/shared/day-words';
import { roundWords, standingWords } from '../applications/shared/status-words';

export type SharedCollege = SharedList['colleges'][number];
export type Reason = NonNullable<SharedCollege['chance']>['reasons'][number];
export type SharedApplication = SharedList['applications'][number];
export type DatedRound = Pick<SharedApplication, 'applicationType' | 'plan' | 'deadline'>;

const FACTORS: Record<Reason['factor'], string> = {
  test: 'Test score',
  grades: 'Grades',
  activities: 'Activities',
  rigor: 'Advanced courses',
  round: 'The round of the application',
  residency: 'Home state',
  field: 'Intended major',
  'no-score': 'No test score sent',
};

const pointsOf = (points: number) => {
  const size = Math.round(Math.abs(points));
  return `about ${size} ${size === 1 ? 'point' : 'points'} ${points > 0 ? 'up' : 'down'}`;
};

export const english = {
  dates: 'Applications and dates',
  noApplications: (firstName: string) => `${firstName} hasn’t started an application yet.`,
  colleges: 'Colleges on the list',
  noColleges: (firstName: string) => `${firstName} hasn’t saved a college yet.`,
  chance: ({ low, high }: NonNullable<SharedCollege['chance']>) => `Chance: ${chanceRange(low, high)}`,
  noChance: 'Not enough to estimate a chance yet',
  aboutChances: 'Chances are estimates with a wide range, not promises.',
  reasons: 'What moves this estimate',
  reason: ({ factor, points }: Reason) => `${FACTORS[factor]}: ${pointsOf(points)}`,
  round: (round: DatedRound): string => roundWords(round),
  standing: (application: SharedApplication): string => standingWords(application),
  done: (done: number, all: number) => `${done} of ${all} things done`,
  /** As the student reads it. */
  item: (label: string) => label,
  nothingListed: 'Nothing on the checklist',
  isDone: 'Done',
  isOpen: 'To do',
  noDate: 'No date yet',
  passed: 'This day has passed, and the application isn’t marked as sent.',
  day: dayInWords,
  note: ({ deadline }: DatedRound): string => deadline.note,
  lastCycle: ({ deadline }: DatedRound): string | null => deadline.lastCycle?.note ?? null,
  notLoaded: 'We couldn’t load this',
  notLoadedWhy: 'Try again in a moment.',
};
export type Words = typeof english;
