import { type CollegeFacts } from '../college/college-facts.js';
import { prepareColleges } from '../college/prepare-colleges.js';
import { newRanked } from '../rank-all.js';
import { measureStudent } from '../student/measure-student.js';
import { type StudentFacts } from '../student/student-facts.js';
import { aCollege } from './colleges.js';
import { aStudent } from './worked-profiles.js';
import { balancedList } from '../list/balanced-list.js';

export interface Place extends Partial<CollegeFacts> {
  readonly chance?: number;
  readonly low?: number;
  readonly match?: number;
  readonly completeness?: number;
}

export const someone = aStudent({ unweightedGpa: 3.5 });

/** The names on the list made from colleges with these chances and matches. */
export function listOf(
  places: readonly Place[],
  facts: StudentFacts = someone,
  leftOut: readonly number[] = [],
) {
  const columns = prepareColleges(places.map((place, i) => aCollege({ unitId: i, ...place })));
  const ranked = newRanked(columns.count);
  places.forEach(({ chance = 0.5, low = chance, match = 80, completeness = 1 }, row) => {
    ranked.chance[row] = chance;
    ranked.low[row] = low;
    ranked.match[row] = match;
    ranked.completeness[row] = completeness;
  });
  const { reach, target, safety, shortfalls } = balancedList(
    measureStudent(facts),
    columns,
    ranked,
    new Set(leftOut),
  );
  const names = (rows: readonly number[]) => rows.map((row) => columns.facts[row]?.name);
  return { reach: names(reach), target: names(target), safety: names(safety), shortfalls };
}

export const STATES =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ'.split(' ');
/** This many colleges, each in a different state, the best first. */
export const spread = (count: number, place: Place): Place[] =>
  STATES.slice(0, count).map((state, i) => ({ ...place, state, name: `${state} College`, match: 90 - i }));
