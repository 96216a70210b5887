import { type IncomeBand, type Priority, type StudentFacts } from '../student/student-facts.js';
import { seededUniform } from './seeded-random.js';
import { aStudent } from './worked-profiles.js';

const HOMES =
  'AL AK AZ CA CO CT DC FL GA HI IA IL KY LA MA MI MN MS MT NC ND NJ NM NV NY OH OR PA TX UT VT WV WY'.split(
    ' ',
  );
const MAJORS = [null, '1107', '5138', '5202', '1419', '1312', '2601', '4201', '5007', '4506', '4301'];
const INCOMES: readonly (IncomeBand | null)[] = [
  'under 30k',
  '30-60k',
  '60-100k',
  '100-150k',
  'over 150k',
  null,
];
const REGIONS = [
  'Northeast',
  'Mid-Atlantic',
  'Southeast',
  'Midwest',
  'Mountain States',
  'Southwest',
] as const;
const PRIORITIES: readonly Priority[] = ['Low net price', 'Faith community', 'Small classes'];

/** Students of every kind, always the same ones. */
export function randomStudents(count: number): readonly StudentFacts[] {
  const random = seededUniform(4_711);
  const oneOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const sometimes = <T>(value: T): T | null => (random() < 0.5 ? value : null);
  return Array.from({ length: count }, () => {
    const majorCip4 = oneOf(MAJORS);
    return aStudent({
      homeState: random() < 0.9 ? oneOf(HOMES) : null,
      unweightedGpa: Math.round(200 + random() * 200) / 100,
      satTotal: sometimes(Math.round(80 + random() * 80) * 10),
      majorCip4,
      cipFamily: majorCip4?.slice(0, 2) ?? null,
      incomeBand: oneOf(INCOMES),
      maxCost: random() < 0.2 ? 8000 + Math.round(random() * 30_000) : null,
      regions: random() < 0.3 ? [oneOf(REGIONS)] : [],
      priorities: random() < 0.3 ? [oneOf(PRIORITIES)] : [],
      singleSexColleges: random() < 0.1 ? ['women'] : [],
    });
  });
}
