import { type CollegeColumns } from '../college/college-columns.js';
import { neighborsOf } from '../college/place/neighboring-states.js';
import { statesOf } from '../college/place/places.js';
import { codeAt } from '../numeric/column.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { type SafetyWishes } from './safety-wishes.js';

/** A college outside of every state that was asked for. */
export const NOWHERE = 9;

/** Nothing was asked about the place, or just the home state. */
export function beginsAtHome({ facts }: StudentMeasures, { states }: SafetyWishes): boolean {
  return states === undefined || (states.length === 1 && states[0] === facts.homeState);
}

/** 0 for the nearest. From home: the home state, its neighbors, the wished regions. Without any of them all is equally near. */
export function nearnessFor(
  student: StudentMeasures,
  { states, stateCode }: CollegeColumns,
  wishes: SafetyWishes,
): (row: number) => number {
  const groups = beginsAtHome(student, wishes) ? fromHome(student) : [wishes.states ?? []];
  if (groups.flat().length === 0) return () => 0;
  const nearness = states.map((state) => {
    const place = groups.findIndex((group) => group.includes(state));
    return place === -1 ? NOWHERE : place;
  });
  return (row) => nearness[codeAt(stateCode, row)] ?? NOWHERE;
}

function fromHome({ facts: { homeState, regions } }: StudentMeasures): readonly (readonly string[])[] {
  const home = homeState === null ? [] : [homeState];
  return [home, home.flatMap(neighborsOf), [...statesOf(regions)]];
}
