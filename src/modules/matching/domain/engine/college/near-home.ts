import { codeAt } from '../numeric/column.js';
import { cachedPerStudent } from '../student/cached-per-student.js';
import { type CollegeFacts } from './college-facts.js';
import { regionOf } from './places.js';

type Located = Pick<CollegeFacts, 'latitude' | 'longitude'>;

/** A day's drive. A region alone is not near: Hawaii and California lie in one with Texas. */
const MOST_MILES = 700;
const MILES_PER_DEGREE = 69;

/** In the home state, or in its region and not far from the middle of its colleges. Nothing is near an unknown home. */
export const nearHome = cachedPerStudent((student, columns): ((row: number) => boolean) => {
  const { states, stateCode, facts } = columns;
  const { homeState } = student.facts;
  const home = states.indexOf(homeState ?? '');
  const region = regionOf(homeState ?? '');
  const isInRegion = states.map((state) => region !== null && regionOf(state) === region);
  const middle = middleOf(facts.filter((_, row) => stateCode[row] === home));
  return (row) => {
    const state = codeAt(stateCode, row);
    if (state === home) return true;
    const college = facts[row];
    return isInRegion[state] === true && college !== undefined && milesBetween(college, middle) <= MOST_MILES;
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
    return college === undefined || stateCode[row] === home ? 0 : milesBetween(college, middle);
  };
});

interface Place {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

function middleOf(colleges: readonly Located[]): Place {
  return {
    latitude: meanOf(colleges.flatMap(({ latitude }) => latitude ?? [])),
    longitude: meanOf(colleges.flatMap(({ longitude }) => longitude ?? [])),
  };
}

function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** On a flat map, which is close enough for a day's drive; 0 where a place is not known. */
function milesBetween(one: Place, other: Place): number {
  if (one.latitude === null || one.longitude === null || other.latitude === null || other.longitude === null)
    return 0;
  const middle = ((one.latitude + other.latitude) / 2) * (Math.PI / 180);
  const across = degreesAcross(one.longitude, other.longitude);
  return MILES_PER_DEGREE * Math.hypot(one.latitude - other.latitude, across * Math.cos(middle));
}

/** The shorter way around: Guam and Palau lie beyond the date line. */
function degreesAcross(one: number, other: number): number {
  const degrees = Math.abs(one - other);
  return Math.min(degrees, 360 - degrees);
}
