import { assess } from '../assess.js';
import { prepareColleges } from '../college/prepare-colleges.js';
import { measureStudent } from '../student/measure-student.js';
import { WORKED_COLLEGES } from './worked-colleges.js';
import { WORKED_PROFILES } from './worked-profiles.js';

/** The sum of all worked chances and ranges: it changes with every formula and constant, so that what was derived can be told stale. */
export function methodCheck(): number {
  const columns = prepareColleges(WORKED_COLLEGES);
  const sum = Object.values(WORKED_PROFILES)
    .map(measureStudent)
    .flatMap((student) => [...WORKED_COLLEGES.keys()].map((row) => assess(student, columns, row)))
    .reduce((total, { chance, low, high }) => total + (chance ?? 0) + (low ?? 0) + (high ?? 0), 0);
  return Number(sum.toFixed(4));
}
