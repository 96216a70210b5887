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
  college(243780, 'Purdue University-Main Campus', 'West Lafayette', ['purdue']),
  college(151351, 'Indiana University-Bloomington', 'Bloomington', ['iu', 'indiana']),
  college(204796, 'Ohio State University-Main Campus', 'Columbus', ['ohio state', 'osu']),
  college(170976, 'University of Michigan-Ann Arbor', 'Ann Arbor', ['michigan', 'umich']),
  college(164924, 'Boston College', 'Chestnut Hill', ['boston college', 'bc']),
  college(173902, 'Macalester College', 'Saint Paul', ['macalester']),
  college(228778, 'The University of Texas at Austin', 'Austin', ['ut austin']),
];
