import { type Day } from './day.js';
import { type Balance, fits, tightestDay } from './fit.js';
import { FreeTime } from './free-time.js';
import { keepsEnough, possibleWays } from './possible-ways.js';
import { MOST_HOURS_A_WEEK } from './settings.js';
import { type Task } from './task.js';
import { tasksOf } from './tasks-of-season.js';
import { after, costOf, type Situation, type Way } from './way.js';

/** Changes that together make the season fit. Planning again has shown that they do. */
export interface WayOut {
  ways: readonly Way[];
  cost: number;
}

export interface WaysOut {
  /** The cheapest first. */
  enough: readonly WayOut[];
  /** When nothing is enough: the hours that are left even with every change. */
  leftover: Balance | null;
}

/** Beyond that a week is no longer a few hours fuller. */
export const MOST_EXTRA_HOURS = 8;
const HOUR_STEP = 0.5;
/** Of more, the ones that help least for their cost are not tried. */
const MOST_TRIED = 10;
const MOST_TOGETHER = 3;
const MOST_TOLD = 5;

export function waysOut(situation: Situation, today: Day): WaysOut {
  const trial = new Trial(situation, today);
  const tried = trial.helpful().slice(0, MOST_TRIED);
  const found = subsetsOf(tried, MOST_TOGETHER)
    .filter((ways) => keepsEnough(ways, situation.season.applications))
    .flatMap((ways) => trial.enoughWith(ways));
  if (found.length > 0) return { enough: worthTelling(found), leftover: null };

  const all = trial.asMuchAsMayBe();
  const enough = trial.enoughWith(all);
  return enough.length > 0
    ? { enough: [trial.withoutNeedless(enough[0] ?? { ways: all, cost: 0 })], leftover: null }
    : { enough: [], leftover: trial.leftover(all) };
}

/** Every change that is enough alone; several together where they cost less than that, or where no one is enough. */
function worthTelling(found: readonly WayOut[]): WayOut[] {
  const sorted = found.toSorted(cheapestFirst);
  const alone = sorted.filter(({ ways }) => ways.length === 1);
  const cheapestAlone = alone[0]?.cost ?? Infinity;
  const needed = sorted.filter(
    (one) => one.ways.length === 1 || (one.cost < cheapestAlone && !hasNeedless(one, sorted)),
  );
  return needed.slice(0, MOST_TOLD);
}

/** Whether a part of it is enough as well. */
const hasNeedless = (one: WayOut, all: readonly WayOut[]): boolean =>
  all.some(
    (other) =>
      other.ways.length < one.ways.length &&
      other.ways.every((way) => one.ways.some((own) => covers(own, way))),
  );

const covers = (own: Way, way: Way): boolean =>
  own.kind === 'hours' && way.kind === 'hours' ? own.extra >= way.extra : keyOf(own) === keyOf(way);

const keyOf = (way: Way): string => JSON.stringify(way);

const cheapestFirst = (a: WayOut, b: WayOut): number =>
  a.cost - b.cost ||
  a.ways.length - b.ways.length ||
  (a.ways.map(keyOf).join() < b.ways.map(keyOf).join() ? -1 : 1);

/** Tries changes by planning again. */
class Trial {
  private readonly tasks: readonly Task[];
  private readonly tightest: Balance | null;

  constructor(
    private readonly situation: Situation,
    private readonly today: Day,
  ) {
    const free = new FreeTime(situation.settings, today);
    this.tasks = tasksOf(situation.season, free);
    this.tightest = tightestDay(this.tasks, free);
  }

  /** What takes work off the tightest day, the most for its cost first. */
  helpful(): Way[] {
    return possibleWays(this.situation.season, this.today)
      .map((way) => ({ way, relief: this.relief(way) / costOf(way) }))
      .filter(({ way, relief }) => relief > 0 && keepsEnough([way], this.situation.season.applications))
      .toSorted((a, b) => b.relief - a.relief || (keyOf(a.way) < keyOf(b.way) ? -1 : 1))
      .map(({ way }) => way);
  }

  /** With the least further hours a week that they need; none when that is too many. */
  enoughWith(ways: readonly Way[]): WayOut[] {
    const changed = this.changedBy(ways);
    const extra = this.leastExtraHours(changed);
    if (extra === null) return [];
    const { hoursPerWeek } = changed.settings;
    const hours: Way[] = extra > 0 ? [{ kind: 'hours', hoursPerWeek: hoursPerWeek + extra, extra }] : [];
    const all = [...ways, ...hours];
    return [{ ways: all, cost: all.reduce((sum, way) => sum + costOf(way), 0) }];
  }

  /** All changes that may be made together, in the order of how much they help. */
  asMuchAsMayBe(): Way[] {
    const chosen: Way[] = [];
    for (const way of this.helpful())
      if (isNew(way, chosen) && keepsEnough([...chosen, way], this.situation.season.applications))
        chosen.push(way);
    return chosen;
  }

  /** Takes out one change after another, the dearest first, as long as the rest is enough. */
  withoutNeedless(found: WayOut): WayOut {
    let best = found;
    for (const way of found.ways.toSorted((a, b) => costOf(b) - costOf(a))) {
      const rest = best.ways.filter((one) => one !== way && one.kind !== 'hours');
      const [fewer] = this.enoughWith(rest);
      if (fewer !== undefined && fewer.cost < best.cost) best = fewer;
    }
    return best;
  }

  leftover(ways: readonly Way[]): Balance | null {
    const changed = this.changedBy(ways);
    return this.balance(withExtra(changed, mostExtraHours(changed)));
  }

  private relief(way: Way): number {
    if (this.tightest === null) return 0;
    const { day } = this.tightest;
    const changed = this.changedBy([way]);
    const tasks = tasksOf(changed.season, new FreeTime(changed.settings, this.today));
    return workBy(day, this.tasks) - workBy(day, tasks);
  }

  private changedBy(ways: readonly Way[]): Situation {
    return ways.reduce((situation, way) => after(way, situation), this.situation);
  }

  private leastExtraHours(situation: Situation): number | null {
    if (this.fits(situation, 0)) return 0;
    let tooFew = 0;
    let enough = mostExtraHours(situation);
    if (!this.fits(situation, enough)) return null;
    while (enough - tooFew > HOUR_STEP) {
      const middle = Math.floor((tooFew + enough) / 2 / HOUR_STEP) * HOUR_STEP;
      if (this.fits(situation, middle)) enough = middle;
      else tooFew = middle;
    }
    return enough;
  }

  private fits(situation: Situation, extra: number): boolean {
    const { season, settings } = withExtra(situation, extra);
    const free = new FreeTime(settings, this.today);
    return fits(tasksOf(season, free), free);
  }

  private balance({ season, settings }: Situation): Balance | null {
    const free = new FreeTime(settings, this.today);
    return tightestDay(tasksOf(season, free), free);
  }
}

const mostExtraHours = ({ settings }: Situation): number =>
  Math.max(0, Math.min(MOST_EXTRA_HOURS, MOST_HOURS_A_WEEK - settings.hoursPerWeek));

const withExtra = ({ season, settings }: Situation, extra: number): Situation => ({
  season,
  settings: { ...settings, hoursPerWeek: settings.hoursPerWeek + extra },
});

const workBy = (day: Day, tasks: readonly Task[]): number =>
  tasks.reduce((sum, { dueOn, halfHours }) => sum + (dueOn <= day ? halfHours : 0), 0);

/** An application is moved or dropped, not both. */
const isNew = (way: Way, chosen: readonly Way[]): boolean =>
  !chosen.some(
    (one) => 'applicationId' in one && 'applicationId' in way && one.applicationId === way.applicationId,
  );

function subsetsOf(ways: readonly Way[], most: number): Way[][] {
  let subsets: Way[][] = [[]];
  for (const way of ways)
    subsets = [
      ...subsets,
      ...subsets
        .filter((subset) => subset.length < most && isNew(way, subset))
        .map((subset) => [...subset, way]),
    ];
  return subsets;
}
