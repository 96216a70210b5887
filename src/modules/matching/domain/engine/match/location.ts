import { type CollegeColumns } from '../college/college-columns.js';
import { regionOf, SETTINGS, statesOf } from '../college/place/places.js';
import { type StudentFacts } from '../student/student-facts.js';
import { byCode, type Part } from './part.js';
import { scoresByDistance } from './scores-by-distance.js';

type Located = Pick<StudentFacts, 'settings' | 'regions' | 'homeState'>;

const HALF = 0.5;
/** 0-100: what each step away from the preferred setting costs. */
const PER_SETTING_STEP = 40;
/** 0-100. The student named regions. */
const WISHED = { here: 100, homeState: 60, elsewhere: 20 } as const;
/** 0-100. The student named no region, so nearer counts a little. */
const NOT_WISHED = { homeState: 100, homeRegion: 75, elsewhere: 50 } as const;

export function locationParts(facts: Located, columns: CollegeColumns): readonly Part[] {
  const settings = scoresByDistance(SETTINGS, facts.settings, (steps) => 100 - PER_SETTING_STEP * steps);
  return [
    byCode('setting', HALF, columns.setting, settings),
    byCode('region', HALF, columns.stateCode, regionScores(facts, columns.states)),
  ];
}

/** By state; null without a home state and a named region. "International" names no region with a college of ours. */
function regionScores({ regions, homeState }: Located, states: readonly string[]): readonly number[] | null {
  const wished = statesOf(regions);
  if (wished.size > 0) {
    return states.map((state) => {
      if (wished.has(state)) return WISHED.here;
      return state === homeState ? WISHED.homeState : WISHED.elsewhere;
    });
  }
  if (homeState === null) return null;
  const home = regionOf(homeState);
  return states.map((state) => {
    if (state === homeState) return NOT_WISHED.homeState;
    return home !== null && regionOf(state) === home ? NOT_WISHED.homeRegion : NOT_WISHED.elsewhere;
  });
}
