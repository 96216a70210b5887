import { milesBetween } from '#shared-kernel/domain/miles-between.js';
import { codeAt } from '../numeric/column.js';
import { cachedPerStudent } from '../student/cached-per-student.js';
import { type CollegeFacts } from './college-facts.js';
import { neighborsOf } from './neighboring-states.js';
import { regionOf } from './places.js';

type Located = Pick<CollegeFacts, 'latitude' | 'longitude'>;

/** A day's drive. A region alone is not near: Hawaii and California lie in one with Texas. */
const MOST_MILES = 700;

/**
 * In the home state or next to it, or in its region and not far from the middle of its colleges. Nothing is near an unknown home.
 * By region alone a Montanan was as far from North Dakota as from Mississippi.
 */
export const nearHome = cachedPerStudent((student, columns): ((row: number) => boolean) => {
  const { states, stateCode, facts } = columns;
  const { homeState } = student.facts;
  const home = states.indexOf(homeState ?? '');
  const region = regionOf(homeState ?? '');
  const isInRegion = states.map((state) => region !== null && regionOf(state) === region);
  const isNextDoor = states.map((state) => neighborsOf(homeState ?? '').includes(state));
  const middle = middleOf(facts.filter((_, row) => stateCode[row] === home));
  return (row) => {
    const state = codeAt(stateCode, row);
    if (state === home || isNextDoor[state] === true) return true;
    const college = facts[row];
    return isInRegion[state] === true && college !== undefined && milesAway(college, middle) <= MOST_MILES;
  };
});

/** Within the distance the student wants, measured from the middle of the home state; everything at home is. */
export const withinWishedDistance = cachedPerStudent((student, columns): ((row: number) => boolean) => {
  const { maxMiles } = student.facts;
  const miles = milesFromHome(student, columns);
  return maxMiles === null ? () => true : (row) => miles(row) <= maxMiles;
});

/** From the middle of the home state's colleges; 0 at home, and where a place is not known. */
export const milesFromHome = cachedPerStudent((student, columns): ((row: number) => number) => {
  const { states, stateCode, facts } = columns;
  const home = states.indexOf(student.facts.homeState ?? '');
  const middle = middleOf(facts.filter((_, row) => stateCode[row] === home));
  return (row) => {
    const college = facts[row];
    return college === undefined || stateCode[row] === home ? 0 : milesAway(college, middle);
  };
});

function middleOf(colleges: readonly Located[]): Located {
  return {
    latitude: meanOf(colleges.flatMap(({ latitude }) => latitude ?? [])),
    longitude: meanOf(colleges.flatMap(({ longitude }) => longitude ?? [])),
  };
}

function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** 0 where a place is not known. */
function milesAway(one: Located, other: Located): number {
  if (one.latitude === null || one.longitude === null || other.latitude === null || other.longitude === null)
    return 0;
  return milesBetween(
    { latitude: one.latitude, longitude: one.longitude },
    { latitude: other.latitude, longitude: other.longitude },
  );
}
