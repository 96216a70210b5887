import { clip } from '../numeric/clip.js';
import { piecewiseLinear } from '../numeric/piecewise.js';

/** ACT composite to SAT total, single values. Source: College Board and ACT concordance, 2018. */
const satForAct = piecewiseLinear([
  [9, 590],
  [10, 630],
  [11, 670],
  [12, 710],
  [13, 760],
  [14, 800],
  [15, 850],
  [16, 890],
  [17, 930],
  [18, 970],
  [19, 1010],
  [20, 1040],
  [21, 1080],
  [22, 1110],
  [23, 1140],
  [24, 1180],
  [25, 1210],
  [26, 1240],
  [27, 1280],
  [28, 1310],
  [29, 1340],
  [30, 1370],
  [31, 1400],
  [32, 1430],
  [33, 1460],
  [34, 1500],
  [35, 1540],
  [36, 1590],
]);

export const LOWEST_COMPOSITE = 9;
export const HIGHEST_COMPOSITE = 36;

/** An ACT composite (a mean of composites may fall between two) on the SAT scale. */
export function satFromAct(composite: number): number {
  return satForAct(clip(composite, LOWEST_COMPOSITE, HIGHEST_COMPOSITE));
}
