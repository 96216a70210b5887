import { type WhatIfChanges } from '../../../domain/conversation/changes.js';

const within = (value: number | undefined, least: number, most: number): boolean =>
  value === undefined || (value >= least && value <= most);

/** Why a supposed answer cannot be, in words for the student; null when all can. */
export function impossibleIn(changes: WhatIfChanges, highestGpa: number): string | null {
  if (!within(changes.satTotal, 400, 1600)) return 'SAT totals run from 400 to 1600.';
  if (!within(changes.actComposite, 1, 36)) return 'ACT scores run from 1 to 36.';
  if (!within(changes.unweightedGpa, 0, highestGpa))
    return `An unweighted GPA on your scale runs from 0 to ${String(highestGpa)}.`;
  if (!within(changes.weightedGpa, 0, highestGpa * 1.25)) return 'That is above what a weighted GPA can be.';
  if (!within(changes.apCoursesTaken, 0, 40)) return 'That is more AP courses than there are.';
  return null;
}
