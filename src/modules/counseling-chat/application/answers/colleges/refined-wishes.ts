import { type Refinement, type SearchWishes } from '../../../domain/entities/entities.js';

export interface Refined {
  readonly wishes: SearchWishes;
  readonly page: number;
  /** What changed, such as "Cheaper". */
  readonly changed: readonly string[];
}

interface Before {
  readonly wishes: SearchWishes;
  readonly page: number;
  /** Of the colleges shown; empty when none is known. */
  readonly prices: readonly number[];
}

const ROUND_DOLLARS = 100;
const HIGH_GRADUATION = 0.7;
const FEW_ADMITTED = 0.35;

/** The last search with what was asked to change. */
export function refined(before: Before, wished: SearchWishes, refinements: readonly Refinement[]): Refined {
  const start: Refined = { wishes: withStatesLeftOut(before.wishes, wished), page: 1, changed: [] };
  return refinements.reduce((now, refinement) => change(now, before, refinement), start);
}

const PLACES: ReadonlySet<string> = new Set([
  'states',
  'regions',
  'near',
  'nearName',
  'withinMiles',
  'withoutCity',
]);

/** A new place takes the place of the old one. */
function withWished(before: SearchWishes, wished: SearchWishes): SearchWishes {
  if (!Object.keys(wished).some((name) => PLACES.has(name))) return { ...before, ...wished };
  const rest = Object.fromEntries(Object.entries(before).filter(([name]) => !PLACES.has(name)));
  return { ...rest, ...wished };
}

/** A state to stay out of stays so until it is asked for itself. */
function withStatesLeftOut(before: SearchWishes, wished: SearchWishes): SearchWishes {
  const { states: now = [], statesWithout: leftOutNow = [] } = wished;
  const { states, ...kept } = withWished(before, wished);
  const isAskedFor = (state: string): boolean => now.length <= FEW_STATES && now.includes(state);
  const leftOut = [...(before.statesWithout ?? []).filter((state) => !isAskedFor(state)), ...leftOutNow];
  const statesWithout = [...new Set(leftOut)];
  const left = states?.filter((state) => !statesWithout.includes(state)) ?? [];
  return {
    ...withoutLeftOut(kept),
    ...(left.length > 0 && { states: left }),
    ...(statesWithout.length > 0 && { statesWithout }),
  };
}
const withoutLeftOut = (wishes: SearchWishes): SearchWishes =>
  Object.fromEntries(Object.entries(wishes).filter(([name]) => name !== 'statesWithout'));
/** More are a region. */
const FEW_STATES = 3;

function change(now: Refined, before: Before, refinement: Refinement): Refined {
  const { wishes } = now;
  const to = (words: string, more: SearchWishes): Refined => ({
    ...now,
    wishes: { ...wishes, ...more },
    changed: [...now.changed, words],
  });
  switch (refinement) {
    case 'cheaper':
      return to('Cheaper', { sort: 'netPrice', ...belowMedian(before.prices) });
    case 'bigger':
      return to('Bigger', { size: wishes.size === 'small' ? 'medium' : 'large' });
    case 'smaller':
      return to('Smaller', {
        size: wishes.size === 'large' ? 'medium' : 'small',
        ...withoutBiggestFirst(wishes),
      });
    case 'closer':
      return to('Closer to home', closer(wishes));
    case 'public':
    case 'private':
      return to(refinement === 'public' ? 'Only public' : 'Only private', { ownership: refinement });
    case 'higher-graduation':
      return to('More students graduate', {
        sort: 'completion',
        completionMin: Math.max(wishes.completionMin ?? 0, HIGH_GRADUATION),
      });
    case 'easier':
      return to('Easier to get into', { sort: 'admitRate' });
    case 'harder':
      return to('Harder to get into', { admitRateMax: FEW_ADMITTED });
    case 'more':
      return { ...now, page: before.page + 1, changed: [...now.changed, 'More of them'] };
  }
}

const withoutBiggestFirst = ({ sort }: SearchWishes): SearchWishes =>
  sort === 'size' ? { sort: 'match' } : {};

/** Without the median the same colleges would come again in another order. */
function belowMedian(prices: readonly number[]): SearchWishes {
  const median = prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)];
  if (median === undefined || median < ROUND_DOLLARS) return {};
  return { netPriceMax: Math.floor((median - 1) / ROUND_DOLLARS) * ROUND_DOLLARS };
}

function closer({ withinMiles }: SearchWishes): SearchWishes {
  return withinMiles === undefined ? { sort: 'distance' } : { withinMiles: Math.round(withinMiles / 2) };
}
