import { milesBetween } from '#shared-kernel/domain/miles-between.js';
import { codeAt } from '../../numeric/column.js';
import { cachedPerStudent } from '../../student/cached-per-student.js';
import { type CollegeFacts } from '../college-facts.js';
import { neighborsOf } from './neighboring-states.js';
import { regionOf } from './places.js';

type Located = Pick<CollegeFacts, 'latitude' | 'longitude'>;

/** How far a college is; `fromZip` tells whether that is measured from the student's ZIP area or only from the middle of the state. */
export interface Distances {
  readonly fromZip: boolean;
  /** 0 where a place is not known, and at home while only the state is known. */
  readonly milesTo: (row: number) => number;
}

/** A day's drive. A region alone is not near: Hawaii and California lie in one with Texas. */
const MOST_MILES = 700;
/** A ZIP area whose colleges lie farther from its middle says little of where in it the student lives: 967 has five islands of Hawaii. */
const WIDEST_ZIP_AREA = 60;

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

/** Within the distance the student wants. */
export const withinWishedDistance = cachedPerStudent((student, columns): ((row: number) => boolean) => {
  const { maxMiles } = student.facts;
  if (maxMiles === null) return () => true;
  const { milesTo } = distancesFromHome(student, columns);
  return (row) => milesTo(row) <= maxMiles;
});

/**
 * From the middle of the colleges that share the first three digits of the student's ZIP code. Without a ZIP code, or without a
 * college there, from the middle of the home state's colleges, all of which then count as near.
 */
export const distancesFromHome = cachedPerStudent((student, columns): Distances => {
  const { states, stateCode, facts } = columns;
  const { homeState, homeZipArea } = student.facts;
  const home = states.indexOf(homeState ?? '');
  const inZipArea = facts.filter(({ zipArea }) => zipArea !== null && zipArea === homeZipArea);
  const zipMiddle = middleOf(inZipArea);
  const fromZip =
    inZipArea.length > 0 && inZipArea.every((college) => milesAway(college, zipMiddle) <= WIDEST_ZIP_AREA);
  const middle = fromZip ? zipMiddle : middleOf(facts.filter((_, row) => stateCode[row] === home));
  return {
    fromZip,
    milesTo: (row) => {
      const college = facts[row];
      return college === undefined || (!fromZip && stateCode[row] === home) ? 0 : milesAway(college, middle);
    },
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
