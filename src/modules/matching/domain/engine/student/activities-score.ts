import { clip } from '../numeric/clip.js';
import { type ActivityFacts, type RecognitionLevel, type StudentFacts } from './student-facts.js';

const LEVEL_FACTOR: Readonly<Record<RecognitionLevel, number>> = {
  Local: 1,
  Regional: 1.15,
  State: 1.3,
  National: 1.6,
  International: 1.7,
};

const AWARD_POINTS: Readonly<Record<RecognitionLevel, number>> = {
  Local: 4,
  Regional: 8,
  State: 13,
  National: 22,
  International: 26,
};

/** Only the best entries count, each this factor less than the one before. */
export const COUNTED_ACTIVITIES = { most: 10, factor: 0.82 } as const;
const COUNTED_AWARDS = { most: 5, factor: 0.6 } as const;
const RESEARCH = { points: 6, most: 2 } as const;
const PORTFOLIO = { points: 2, most: 3 } as const;
/** Each further point adds less. This many points give a score of 63 out of 100. */
const POINTS_SCALE = 75;
/** Among applicants; see `activitiesIndex`. */
const USUAL_SCORE = 55;
const SPREAD_OF_SCORES = 18;
/** A first small activity must not cost a student much, so the lower end is closer. */
const LEAST_ACTIVITIES_INDEX = -1;
const MOST_ACTIVITIES_INDEX = 2;
/** Points of one activity: for taking part, for hours a year and for years. */
export const ACTIVITY = {
  base: 4,
  hours: 6,
  years: 4,
  mostHours: 600,
  mostYears: 4,
  leadershipFactor: 1.35,
} as const;

type ProfileLists = Pick<StudentFacts, 'activities' | 'awards' | 'researchProjects' | 'portfolioItems'>;

/** 0-100; null when all four lists are empty. */
export function activitiesScore(lists: ProfileLists): number | null {
  const { activities, awards, researchProjects, portfolioItems } = lists;
  if (activities.length + awards.length + researchProjects + portfolioItems === 0) return null;

  const points =
    sumOfBest(activities.map(activityPoints), COUNTED_ACTIVITIES) +
    sumOfBest(
      awards.map((award) => AWARD_POINTS[award.level]),
      COUNTED_AWARDS,
    ) +
    RESEARCH.points * Math.min(researchProjects, RESEARCH.most) +
    PORTFOLIO.points * Math.min(portfolioItems, PORTFOLIO.most);
  return 100 * (1 - Math.exp(-points / POINTS_SCALE));
}

/** The score compared with that of other applicants; 0 is usual. */
export function activitiesIndex(score: number): number {
  return clip((score - USUAL_SCORE) / SPREAD_OF_SCORES, LEAST_ACTIVITIES_INDEX, MOST_ACTIVITIES_INDEX);
}

/** Hours and years that were not entered add nothing. */
export function activityPoints(activity: ActivityFacts): number {
  const hours = share((activity.hoursPerWeek ?? 0) * (activity.weeksPerYear ?? 0), ACTIVITY.mostHours);
  const years = share(activity.yearsCommitted ?? 0, ACTIVITY.mostYears);
  return (
    (ACTIVITY.base + ACTIVITY.hours * Math.sqrt(hours) + ACTIVITY.years * years) *
    (activity.leadership ? ACTIVITY.leadershipFactor : 1) *
    (activity.level === null ? 1 : LEVEL_FACTOR[activity.level])
  );
}

const share = (amount: number, most: number) => clip(amount, 0, most) / most;

function sumOfBest(
  points: readonly number[],
  { most, factor }: { readonly most: number; readonly factor: number },
): number {
  return points
    .toSorted((a, b) => b - a)
    .slice(0, most)
    .reduce((sum, each, place) => sum + each * factor ** place, 0);
}
