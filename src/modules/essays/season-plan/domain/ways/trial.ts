import { type Day } from '../calendar/day.js';
import { type Balance, fits, tightestDay } from '../calendar/fit.js';
import { FreeTime } from '../calendar/free-time.js';
import { keepsEnough, mayGoTogether, possibleWays } from './possible-ways.js';
import { MOST_HOURS_A_WEEK } from '../settings.js';
import { type Task } from '../tasks/task.js';
import { tasksOf } from '../tasks/tasks-of-season.js';
import { after, costOf, keyOf, type Situation, type Way } from './way.js';

/** Beyond that a week is no longer a few hours fuller. */
export const MOST_EXTRA_HOURS = 8;
const HOUR_STEP = 0.5;

/** What a change does alone by the day with the most hours too many, in half hours. */
export interface Effect {
  day: Day;
  lessWork: number;
  moreTime: number;
}

/** Tries changes of a season that does not fit, by planning it again. */
export class Trial {
  private readonly now: Planned;
  private readonly tightest: Balance;

  constructor(
    private readonly situation: Situation,
    private readonly today: Day,
  ) {
    this.now = planned(situation, today);
    this.tightest = tightestDay(this.now.tasks, this.now.free) ?? { day: today, work: 0, time: 0 };
  }

  /** What takes work off the tightest day, the most for its cost first. */
  helpful(): Way[] {
    return possibleWays(this.situation.season, this.today)
      .filter((way) => keepsEnough([way], this.situation.season.applications))
      .map((way) => ({ way, relief: this.effectOf(way).lessWork / costOf(way) }))
      .filter(({ relief }) => relief > 0)
      .toSorted((a, b) => b.relief - a.relief || (keyOf(a.way) < keyOf(b.way) ? -1 : 1))
      .map(({ way }) => way);
  }

  /** With the least further hours a week that make it fit; null when that is too many. */
  enoughWith(ways: readonly Way[]): Way[] | null {
    if (!keepsEnough(ways, this.situation.season.applications)) return null;
    const changed = this.changedBy(ways);
    const extra = this.leastExtraHours(changed);
    if (extra === null) return null;
    const hoursPerWeek = changed.settings.hoursPerWeek + extra;
    return extra === 0 ? [...ways] : [...ways, { kind: 'hours', hoursPerWeek, extra }];
  }

  /** All changes that may be made together, in the order of how much they help. */
  everything(): Way[] {
    const chosen: Way[] = [];
    for (const way of this.helpful())
      if (mayGoTogether(way, chosen) && keepsEnough([...chosen, way], this.situation.season.applications))
        chosen.push(way);
    return chosen;
  }

  /** The tightest day even with these changes and the most hours. */
  leftoverOf(ways: readonly Way[]): Balance | null {
    const changed = this.changedBy(ways);
    const { tasks, free } = planned(withExtra(changed, mostExtraHours(changed)), this.today);
    return tightestDay(tasks, free);
  }

  effectOf(way: Way): Effect {
    const { day, work, time } = this.tightest;
    const { tasks, free } = planned(after(way, this.situation), this.today);
    return { day, lessWork: work - workBy(day, tasks), moreTime: free.until(day) - time };
  }

  private changedBy(ways: readonly Way[]): Situation {
    return ways.reduce((situation, way) => after(way, situation), this.situation);
  }

  /** More hours never make it worse, so the least is found by halving. */
  private leastExtraHours(situation: Situation): number | null {
    if (this.fits(situation)) return 0;
    let tooFew = 0;
    let enough = mostExtraHours(situation);
    if (!this.fits(withExtra(situation, enough))) return null;
    while (enough - tooFew > HOUR_STEP) {
      const middle = Math.floor((tooFew + enough) / 2 / HOUR_STEP) * HOUR_STEP;
      if (this.fits(withExtra(situation, middle))) enough = middle;
      else tooFew = middle;
    }
    return enough;
  }

  private fits(situation: Situation): boolean {
    const { tasks, free } = planned(situation, this.today);
    return fits(tasks, free);
  }
}

interface Planned {
  tasks: readonly Task[];
  free: FreeTime;
}

function planned({ season, settings }: Situation, today: Day): Planned {
  const free = new FreeTime(settings, today);
  return { free, tasks: tasksOf(season, free) };
}

const mostExtraHours = ({ settings }: Situation): number =>
  Math.max(0, Math.min(MOST_EXTRA_HOURS, MOST_HOURS_A_WEEK - settings.hoursPerWeek));

const withExtra = ({ season, settings }: Situation, extra: number): Situation => ({
  season,
  settings: { ...settings, hoursPerWeek: settings.hoursPerWeek + extra },
});

const workBy = (day: Day, tasks: readonly Task[]): number =>
  tasks.reduce((sum, { dueOn, halfHours }) => sum + (dueOn <= day ? halfHours : 0), 0);
