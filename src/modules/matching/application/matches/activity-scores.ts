import { type AcademicSnapshot } from '#modules/student-profile/contracts/index.js';
import { activityCounts, type ActivityCount } from '../../domain/engine/index.js';

interface ActivityScore extends ActivityCount {
  readonly activityId: string;
}

/** How much each activity counts, as replies show it. */
export function activityScores(activities: AcademicSnapshot['activities']): readonly ActivityScore[] {
  const ids = activities.map(({ id }) => id);
  return activityCounts(activities).map(
    ({ points, leadershipMultiplier, yearsMultiplier, commitmentMultiplier, counts, words }, at) => ({
      activityId: ids[at] ?? '',
      points: rounded(points, 10),
      leadershipMultiplier: rounded(leadershipMultiplier, 100),
      yearsMultiplier: rounded(yearsMultiplier, 100),
      commitmentMultiplier: rounded(commitmentMultiplier, 100),
      counts,
      words,
    }),
  );
}

const rounded = (figure: number, scale: number): number => Math.round(figure * scale) / scale;
