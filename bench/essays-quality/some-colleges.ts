import { type NamedCollege } from '../../src/modules/essays/domain/colleges-named/named-college.js';

const college = (id: number, name: string, city: string, nicknames: string[] = []): NamedCollege => ({
  id,
  name,
  city,
  names: [name],
  nicknames,
});

/** The colleges that the marked essays name. */
export const NAMED_COLLEGES: readonly NamedCollege[] = [
  college(221999, 'Vanderbilt University', 'Nashville', ['vandy']),
  college(198419, 'Duke University', 'Durham', ['duke']),
  college(204501, 'Oberlin College', 'Oberlin', ['oberlin']),
  college(203535, 'Kenyon College', 'Gambier', ['kenyon']),
  college(133492, 'Eckerd College', 'Saint Petersburg', ['eckerd']),
  college(137847, 'The University of Tampa', 'Tampa', ['tampa']),
  college(227757, 'Rice University', 'Houston', ['rice']),
  college(173258, 'Carleton College', 'Northfield', ['carleton']),
];
