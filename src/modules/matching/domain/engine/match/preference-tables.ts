import { campusCode, placeCode, SETTINGS, SIZES, statesOf } from '../college/places.js';
import { type StudentFacts } from '../student/student-facts.js';
import { blend, knownShare } from './blend.js';

/** A dimension that depends only on a code, computed for every code. */
export interface PreferenceTable {
  /** The two halves, 0-100; NaN unknown. */
  readonly first: Float64Array;
  readonly second: Float64Array;
  /** What the dimension adds to the sums: weight × score, weight, weight × known share; 0 while unknown. */
  readonly points: Float64Array;
  readonly used: Float64Array;
  readonly known: Float64Array;
}

type Scores = readonly number[] | null;
type Located = Pick<StudentFacts, 'settings' | 'regions' | 'homeState'>;

/** Each dimension here has two parts of equal weight. */
const HALF = 0.5;
/** 0-100: what each step away from the preferred setting costs. */
const PER_SETTING_STEP = 40;
/** 0-100, by how many size groups a college is away from the preferred one. */
const SIZE_SCORES = [100, 60, 30, 10];
/** 0-100, for colleges outside the preferred regions. */
const HOME_STATE_SCORE = 60;
const OTHER_REGION_SCORE = 30;
/** 0-100, for public instead of private or the other way around. */
const OTHER_OWNERSHIP_SCORE = 20;

/** Location: the setting, and the region of the college's state. */
export function placeTable(facts: Located, states: readonly string[], weight: number): PreferenceTable {
  const settings = scoresByDistance(SETTINGS, facts.settings, (steps) => 100 - PER_SETTING_STEP * steps);
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
export function campusTable(
  facts: Pick<StudentFacts, 'sizes' | 'ownership'>,
  weight: number,
): PreferenceTable {
  const sizes = scoresByDistance(SIZES, facts.sizes, (steps) => SIZE_SCORES[steps] ?? 0);
  const ownership = facts.ownership === 'No preference' ? null : facts.ownership;
  const table = newTable(campusCode(null, true) + 1);
  for (const size of [...SIZES.keys(), null]) {
    for (const isPublic of [false, true]) {
      const first = size === null ? null : sizes?.[size];
      const second =
        ownership === null ? null : isPublic === (ownership === 'Public') ? 100 : OTHER_OWNERSHIP_SCORE;
      fill(table, campusCode(size, isPublic), first, second, weight);
    }
  }
  return table;
}

/** By distance to the nearest preference; null when nothing was preferred. */
function scoresByDistance<T>(
  all: readonly T[],
  preferred: readonly T[],
  score: (steps: number) => number,
): Scores {
  if (preferred.length === 0) return null;
  const places = preferred.map((preference) => all.indexOf(preference));
  return all.map((_, place) => score(Math.min(...places.map((preference) => Math.abs(preference - place)))));
}

function regionScores({ regions, homeState }: Located, states: readonly string[]): Scores {
  if (regions.length === 0) return null;
  const preferred = statesOf(regions);
  return states.map((state) => {
    if (preferred.has(state)) return 100;
    return state === homeState ? HOME_STATE_SCORE : OTHER_REGION_SCORE;
  });
}

function newTable(codes: number): PreferenceTable {
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
  table: PreferenceTable,
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
