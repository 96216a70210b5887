import { clip } from '../../numeric/clip.js';

/** The lowest chance of any applicant. */
export const LEAST_CHANCE = 0.002;
/** The highest chance at any college lies within these. */
const MOST_CHANCE = { least: 0.985, most: 0.995 } as const;

/** The highest chance of any applicant at a college with this admit rate. */
export function mostChanceAt(admitRate: number): number {
  return clip((1 + admitRate) / 2, MOST_CHANCE.least, MOST_CHANCE.most);
}
