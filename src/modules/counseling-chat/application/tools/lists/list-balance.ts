import { type Category, type ListBalance, type SavedCollege } from '../tool-results.js';
import { countOnList } from './list-figures.js';

type Gap = ListBalance['gaps'][number];

/** What counselors usually advise: eight to twelve colleges, two of them safe. */
const USUAL = { least: 8, most: 12 } as const;

export function balanceOf(saved: readonly SavedCollege[]): ListBalance {
  const judged = saved.filter(({ isAffordable }) => isAffordable !== null);
  const affordable = judged.filter(({ isAffordable }) => isAffordable === true).length;
  return {
    counts: countsOf(saved),
    reallySafe: countOnList(saved.filter(({ isReallySafe }) => isReallySafe).length),
    affordable: judged.length === 0 ? null : countOnList(affordable),
    total: countOnList(saved.length),
    gaps: gapsOf(saved),
  };
}

export function countsOf(saved: readonly SavedCollege[]): ListBalance['counts'] {
  const count = (wanted: Category) => countOnList(saved.filter(({ category }) => category === wanted).length);
  return { reach: count('reach'), target: count('target'), safety: count('safety') };
}

function gapsOf(saved: readonly SavedCollege[]): Gap[] {
  if (saved.length === 0) return ['no-colleges'];
  const safe = saved.filter(({ isReallySafe }) => isReallySafe).length;
  const of = (category: Category) => saved.filter((one) => one.category === category).length;
  const judged = saved.filter(({ isAffordable }) => isAffordable !== null);
  const gaps: readonly (readonly [Gap, boolean])[] = [
    ['no-safety', safe === 0],
    ['none-affordable', judged.length > 0 && judged.every(({ isAffordable }) => isAffordable === false)],
    ['one-safety', safe === 1],
    ['mostly-reaches', of('reach') > saved.length / 2],
    ['no-target', of('target') === 0],
    ['few-colleges', saved.length < USUAL.least],
    ['many-colleges', saved.length > USUAL.most],
  ];
  return gaps.filter(([, isSo]) => isSo).map(([gap]) => gap);
}
