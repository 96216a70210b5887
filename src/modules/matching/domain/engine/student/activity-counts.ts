import { listWords } from '../explanation/percent-words.js';
import { ACTIVITY, activityPoints, COUNTED_ACTIVITIES } from './activities-score.js';
import { type ActivityFacts } from './student-facts.js';

/** How much one activity counts in the activities score. */
export interface ActivityCount {
  /** Before the best activity counts whole and each next one a little less. */
  readonly points: number;
  /** How many times the points are what they would be without it; 1 where it is not known or changes nothing. */
  readonly leadershipMultiplier: number;
  readonly yearsMultiplier: number;
  readonly commitmentMultiplier: number;
  readonly counts: 'a-lot' | 'some' | 'a-little';
  /** Why, in a sentence or two. */
  readonly words: string;
}

/** Points: four years of ten hours a week give 12, an entry without hours or years 4. */
const LEAST = { aLot: 12, some: 8 } as const;
/** Fewer say little. */
const TOLD_FROM = { years: 2, hoursAYear: 100 } as const;

const WORDS = { 'a-lot': 'Counts a lot', some: 'Counts some', 'a-little': 'Counts a little' } as const;

export function activityCounts(activities: readonly ActivityFacts[]): readonly ActivityCount[] {
  const points = activities.map(activityPoints);
  return activities.map((activity, at) => {
    const own = points[at] ?? 0;
    const isCounted = points.filter((other) => other > own).length < COUNTED_ACTIVITIES.most;
    const counts = isCounted ? levelOf(own) : 'a-little';
    return {
      points: own,
      leadershipMultiplier: own / activityPoints({ ...activity, leadership: false }),
      yearsMultiplier: own / activityPoints({ ...activity, yearsCommitted: null }),
      commitmentMultiplier: own / activityPoints({ ...activity, hoursPerWeek: null }),
      counts,
      words: isCounted
        ? `${WORDS[counts]}${reasonsOf(activity)}.${missingIn(activity)}`
        : `Counts very little: your ${COUNTED_ACTIVITIES.most} strongest activities come first.`,
    };
  });
}

function levelOf(points: number): ActivityCount['counts'] {
  if (points >= LEAST.aLot) return 'a-lot';
  return points >= LEAST.some ? 'some' : 'a-little';
}

function reasonsOf({ leadership, level, yearsCommitted, hoursPerWeek, weeksPerYear }: ActivityFacts): string {
  const hours = (hoursPerWeek ?? 0) * (weeksPerYear ?? 0);
  const years = yearsCommitted ?? 0;
  const reasons = [
    ...(leadership ? ['you lead'] : []),
    ...(level === null || level === 'Local' ? [] : [`it reaches the ${level.toLowerCase()} level`]),
    ...(years >= TOLD_FROM.years ? [`you have stayed ${years} years`] : []),
    ...(hours >= TOLD_FROM.hoursAYear ? [hoursWords(hours)] : []),
  ];
  return reasons.length === 0 ? '' : `: ${listWords(reasons)}`;
}

/** What is not entered adds nothing. */
function missingIn({ yearsCommitted, hoursPerWeek, weeksPerYear }: ActivityFacts): string {
  const missing = [
    ...(yearsCommitted === null ? ['years'] : []),
    ...(hoursPerWeek === null ? ['hours per week'] : []),
    ...(weeksPerYear === null ? ['weeks per year'] : []),
  ];
  return missing.length === 0 ? '' : ` Add ${listWords(missing)} so they count too.`;
}

function hoursWords(hours: number): string {
  const most = ACTIVITY.mostHours;
  return hours > most
    ? `it takes more than ${most} hours a year`
    : `it takes about ${tens(hours)} hours a year`;
}

const tens = (hours: number): number => Math.round(hours / 10) * 10;
