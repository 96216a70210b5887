import { CATEGORIES, categoryWord } from '@/components/ui/college/category';
import { collegesWords, ofHundred } from '../list-odds/odds-words';
import { type Simulated, type Simulation } from './simulate';

/** Percentage points; 0 under half a point, or without an estimate. */
export const pointsChanged = ({ now, then }: Pick<Simulated, 'now' | 'then'>) =>
  now === null || then === null ? 0 : Math.round(100 * (then.chance - now.chance)) || 0;

export type Counts = { up: number; down: number; same: number };

export const countChanges = (colleges: readonly Simulated[]): Counts => {
  const points = colleges.map(pointsChanged);
  return {
    up: points.filter((each) => each > 0).length,
    down: points.filter((each) => each < 0).length,
    same: points.filter((each) => each === 0).length,
  };
};

/** "2 go up, 1 goes down, 5 stay about the same"; one college by itself "goes up". */
export const countWords = ({ up, down, same }: Counts) => {
  if (up + down + same === 1) return up > 0 ? 'goes up' : down > 0 ? 'goes down' : 'stays about the same';
  return [
    up > 0 && `${up} ${up === 1 ? 'goes' : 'go'} up`,
    down > 0 && `${down} ${down === 1 ? 'goes' : 'go'} down`,
    same > 0 && `${same} ${same === 1 ? 'stays' : 'stay'} about the same`,
  ]
    .filter((part) => part !== false)
    .join(', ');
};

/** "Of 8 colleges, 2 go up, 6 stay about the same." */
export const changeWords = (colleges: readonly Simulated[]) => {
  const words = countWords(countChanges(colleges));
  const [only] = colleges;
  return colleges.length === 1 && only
    ? `${only.name} ${words}.`
    : `Of ${collegesWords(colleges.length)}, ${words}.`;
};

/** How many of each category, now and then. */
export const categoryCounts = (colleges: readonly Simulated[]) =>
  CATEGORIES.map((category) => ({
    category,
    now: colleges.filter(({ now }) => now?.category === category).length,
    then: colleges.filter(({ then }) => then?.category === category).length,
  }));

/** "about 91 of 100", or "about 91 of 100, now about 84 of 100" when the words differ. */
const change = (then: number, now: number) =>
  ofHundred(then) === ofHundred(now) ? ofHundred(then) : `${ofHundred(then)}, today ${ofHundred(now)}`;

/** All that changed in a few sentences, for screen readers. */
export const spokenSummary = ({ colleges, oddsNow, oddsThen }: Simulation) => {
  const counts = categoryCounts(colleges)
    .map(({ category, then }) => `${categoryWord[category]} ${then}`)
    .join(', ');
  if (colleges.length === 1) return changeWords(colleges);
  return `${changeWords(colleges)} ${counts}. At least one yes: ${change(oddsThen.any, oddsNow.any)}.`;
};
