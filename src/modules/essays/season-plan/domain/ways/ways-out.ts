import { type Day } from '../calendar/day.js';
import { type Balance } from '../calendar/fit.js';
import { openApplications } from '../open-applications.js';
import { mayGoTogether } from './possible-ways.js';
import { type Effect, Trial } from './trial.js';
import { costOf, keyOf, type Situation, type Way } from './way.js';

/** Changes that together make the season fit. Planning again has shown that they do. */
export interface WayOut {
  ways: readonly { way: Way; effect: Effect }[];
  cost: number;
}

export interface WaysOut {
  /** The cheapest first. */
  enough: readonly WayOut[];
  /** When nothing is enough: the hours that are left even with every change. */
  leftover: Balance | null;
  /** How many applications are open, where that is more than any season holds: none is weighed then. */
  tooMany: number | null;
}

/** Most students send 8 to 15. Each further one makes weighing the ways longer. */
const MOST_WEIGHED = 30;

/** Of more, the ones that help least for their cost are not tried together. */
const MOST_TRIED = 10;
const MOST_TOGETHER = 3;
const MOST_TOLD = 5;

export function waysOut(situation: Situation, today: Day): WaysOut {
  const open = openApplications(situation.season.applications, today).length;
  if (open > MOST_WEIGHED) return { enough: [], leftover: null, tooMany: open };
  const trial = new Trial(situation, today);
  const found = sets(trial.helpful().slice(0, MOST_TRIED))
    .map((ways) => trial.enoughWith(ways))
    .filter((ways) => ways !== null);
  if (found.length > 0)
    return { enough: worthTelling(found).map((ways) => told(ways, trial)), leftover: null, tooMany: null };

  const everything = trial.everything();
  const enough = trial.enoughWith(everything);
  return enough === null
    ? { enough: [], leftover: trial.leftoverOf(everything), tooMany: null }
    : { enough: [told(withoutNeedless(enough, trial), trial)], leftover: null, tooMany: null };
}

const told = (ways: readonly Way[], trial: Trial): WayOut => ({
  ways: ways.map((way) => ({ way, effect: trial.effectOf(way) })),
  cost: costOfAll(ways),
});

const costOfAll = (ways: readonly Way[]): number => ways.reduce((sum, way) => sum + costOf(way), 0);

/** Every change that is enough alone; several together where they cost less than that, or where no one is enough. */
function worthTelling(found: readonly Way[][]): Way[][] {
  const sorted = found.toSorted(cheapestFirst);
  const alone = sorted.find(({ length }) => length === 1);
  const cheapestAlone = alone === undefined ? Infinity : costOfAll(alone);
  return sorted
    .filter(
      (ways) =>
        ways.length === 1 ||
        (costOfAll(ways) < cheapestAlone && !sorted.some((less) => isPartOf(less, ways))),
    )
    .slice(0, MOST_TOLD);
}

/** Whether these few changes, or fewer hours, are enough as well. */
const isPartOf = (less: readonly Way[], ways: readonly Way[]): boolean =>
  less.length < ways.length && less.every((way) => ways.some((one) => asksAsMuch(one, way)));

const asksAsMuch = (one: Way, way: Way): boolean =>
  one.kind === 'hours' && way.kind === 'hours' ? one.extra >= way.extra : keyOf(one) === keyOf(way);

const keyOfAll = (ways: readonly Way[]): string => ways.map(keyOf).join();

const cheapestFirst = (a: readonly Way[], b: readonly Way[]): number =>
  costOfAll(a) - costOfAll(b) || a.length - b.length || (keyOfAll(a) < keyOfAll(b) ? -1 : 1);

/** Takes out one change after another, the dearest first, as long as the rest is enough and costs less. */
function withoutNeedless(ways: readonly Way[], trial: Trial): readonly Way[] {
  let best = ways;
  for (const way of ways.toSorted((a, b) => costOf(b) - costOf(a))) {
    const fewer = trial.enoughWith(best.filter((one) => one !== way && one.kind !== 'hours'));
    if (fewer !== null && costOfAll(fewer) < costOfAll(best)) best = fewer;
  }
  return best;
}

/** No change, one, two or three of them. */
function sets(ways: readonly Way[]): Way[][] {
  let found: Way[][] = [[]];
  for (const way of ways)
    found = [
      ...found,
      ...found
        .filter((set) => set.length < MOST_TOGETHER && mayGoTogether(way, set))
        .map((set) => [...set, way]),
    ];
  return found;
}
