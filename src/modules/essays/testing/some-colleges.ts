import { CollegeNames } from '../domain/colleges-named/college-names.js';
import { type NamedCollege } from '../domain/colleges-named/named-college.js';

const college = (
  id: number,
  name: string,
  city: string,
  nicknames: readonly string[] = [],
): NamedCollege => ({
  id,
  name,
  city,
  names: [name],
  nicknames,
});

export const TUFTS = college(168148, 'Tufts University', 'Medford', ['tufts']);
export const BRANDEIS = college(165015, 'Brandeis University', 'Waltham', ['brandeis']);
export const MICHIGAN = college(170976, 'University of Michigan-Ann Arbor', 'Ann Arbor', [
  'michigan',
  'umich',
]);
const MIT = college(166683, 'Massachusetts Institute of Technology', 'Cambridge', ['mit']);
const BROWN = college(217156, 'Brown University', 'Providence', ['brown']);
const SAINT_JOHNS = college(195809, "St. John's University-New York", 'Queens');
const DEPAUL = college(144740, 'DePaul University', 'Chicago', ['depaul']);

export const someColleges = (): CollegeNames =>
  new CollegeNames([TUFTS, BRANDEIS, MICHIGAN, MIT, BROWN, SAINT_JOHNS, DEPAUL]);
