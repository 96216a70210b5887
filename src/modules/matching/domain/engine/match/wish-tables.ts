import { campusCode, placeCode, SETTINGS, SIZES, statesOf } from '../college/places.js';
import { type StudentFacts } from '../student/student-facts.js';
import { blend, knownShare } from './blend.js';

/** A dimension that depends on a code alone, worked out for every code there is. */
export interface WishTable {
  /** The two halves, 0-100; NaN unknown. */
  readonly first: Float64Array;
  readonly second: Float64Array;
  /** What the dimension brings to the sums: weight × score, weight, weight × known share; 0 while unknown. */
  readonly points: Float64Array;
  readonly used: Float64Array;
  readonly known: Float64Array;
}

type Scores = readonly number[] | null;
type Located = Pick<StudentFacts, 'settings' | 'regions' | 'homeState'>;

const HALF = 0.5;

/** Location: the setting, and the region the college's state lies in. */
export function placeTable(facts: Located, states: readonly string[], weight: number): WishTable {
  const settings = scoresByDistance(SETTINGS, facts.settings, (steps) => 100 - 40 * steps);
  const regions = regionScores(facts, states);
  const table = newTable(placeCode(states.length, 0));
  for (const stateCode of states.keys()) {
    for (const setting of [...SETTINGS.keys(), null]) {
      const first = setting === null ? null : settings?.[setting];
      fill(table, placeCode(stateCode, setting), first, regions?.[stateCode], weight);
    }
  }
  return table;
}

/** Culture: the size, and whether public or private. */
export function campusTable(facts: Pick<StudentFacts, 'sizes' | 'ownership'>, weight: number): WishTable {
  const sizes = scoresByDistance(SIZES, facts.sizes, (steps) => [100, 60, 30, 10][steps] ?? 10);
  const ownership = facts.ownership === 'No preference' ? null : facts.ownership;
  const table = newTable(campusCode(null, true) + 1);
  for (const size of [...SIZES.keys(), null]) {
    for (const isPublic of [false, true]) {
      const first = size === null ? null : sizes?.[size];
      const second = ownership === null ? null : isPublic === (ownership === 'Public') ? 100 : 20;
      fill(table, campusCode(size, isPublic), first, second, weight);
    }
  }
  return table;
}

/** By distance to the nearest wish; null when nothing was wished. */
function scoresByDistance<T>(
  all: readonly T[],
  wished: readonly T[],
  score: (steps: number) => number,
): Scores {
  if (wished.length === 0) return null;
  const places = wished.map((wish) => all.indexOf(wish));
  return all.map((_, place) => score(Math.min(...places.map((wish) => Math.abs(wish - place)))));
}

function regionScores({ regions, homeState }: Located, states: readonly string[]): Scores {
  if (regions.length === 0) return null;
  const wished = statesOf(regions);
  return states.map((state) => {
    if (wished.has(state)) return 100;
    return state === homeState ? 60 : 30;
  });
}

function newTable(codes: number): WishTable {
  const column = () => new Float64Array(codes);
  return {
    first: column().fill(Number.NaN),
    second: column().fill(Number.NaN),
    points: column(),
    used: column(),
    known: column(),
  };
}

function fill(
  table: WishTable,
  code: number,
  first: number | null | undefined,
  second: number | null | undefined,
  weight: number,
): void {
  const [one, other] = [first ?? Number.NaN, second ?? Number.NaN];
  const score = blend(one, HALF, other);
  table.first[code] = one;
  table.second[code] = other;
  if (Number.isNaN(score)) return;
  table.points[code] = weight * score;
  table.used[code] = weight;
  table.known[code] = weight * knownShare(one, HALF, other);
}
