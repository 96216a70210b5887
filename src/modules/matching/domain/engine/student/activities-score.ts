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

type Pursuits = Pick<StudentFacts, 'activities' | 'awards' | 'researchProjects' | 'portfolioItems'>;

/** EC, 0-100; null when nothing at all was entered in the four lists. */
export function activitiesScore(pursuits: Pursuits): number | null {
  const { activities, awards, researchProjects, portfolioItems } = pursuits;
  if (activities.length + awards.length + researchProjects + portfolioItems === 0) return null;

  const points =
    fading(activities.map(activityPoints), 10, 0.82) +
    fading(
      awards.map((award) => AWARD_POINTS[award.level]),
      5,
      0.6,
    ) +
    6 * Math.min(researchProjects, 2) +
    2 * Math.min(portfolioItems, 3);
  return 100 * (1 - Math.exp(-points / 75));
}

/** uE: the score beside that of an ordinary applicant. */
export function activitiesIndex(score: number): number {
  return clip((score - 55) / 18, -2, 2);
}

/** Hours and years never entered add nothing to the points of having taken part. */
function activityPoints(activity: ActivityFacts): number {
  const hours = clip((activity.hoursPerWeek ?? 0) * (activity.weeksPerYear ?? 0), 0, 600) / 600;
  const years = clip(activity.yearsCommitted ?? 0, 0, 4) / 4;
  return (
    (4 + 6 * Math.sqrt(hours) + 4 * years) *
    (activity.leadership ? 1.35 : 1) *
    (activity.level === null ? 1 : LEVEL_FACTOR[activity.level])
  );
}

/** The best first, each counting less than the one before. */
function fading(points: readonly number[], most: number, factor: number): number {
  return points
    .toSorted((a, b) => b - a)
    .slice(0, most)
    .reduce((sum, each, place) => sum + each * factor ** place, 0);
}
