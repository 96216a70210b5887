import { type CopyTable } from './copy.js';
import { Random } from './random.js';
import { type Student } from './students.js';

const SEED = 20_260_902;
const PER_STUDENT = 10;
const CATEGORIES = ['Reach', 'Target', 'Safety'] as const;
const HOUR_MS = 3_600_000;

/** Ten saved colleges and ten predictions for each student. */
export function listTables(
  students: readonly Student[],
  unitIds: readonly number[],
  catalogueVersion: string,
): CopyTable[] {
  const random = new Random(SEED);
  const places = students.flatMap((student) =>
    random.someOf(unitIds, PER_STUDENT).map((unitId, index) => ({ ...student, unitId, place: index + 1 })),
  );
  const later = (since: string, place: number) => new Date(Date.parse(since) + place * HOUR_MS).toISOString();
  return [
    {
      table: 'matching.saved_colleges',
      columns: 'id,student_id,college_id,category,category_is_yours,notes,saved_at'.split(','),
      rows: places.map(({ id, unitId, place, since }) => [
        random.uuid(),
        id,
        unitId,
        random.oneOf(CATEGORIES),
        random.happens(0.2),
        random.happens(0.3) ? 'Ask about aid before falling for it.' : '',
        later(since, place),
      ]),
    },
    {
      table: 'matching.prediction_runs',
      columns: 'student_id,profile_version,release_version,generated_at'.split(','),
      rows: students.map(({ id, since }) => [id, 1, catalogueVersion, since]),
    },
    {
      table: 'matching.prediction_results',
      columns:
        'id,student_id,college_id,place,match_score,match_category,admission_probability,chance_low,chance_high,academic_fit_score,recommendation_reasoning'.split(
          ',',
        ),
      rows: places.map(({ id, unitId, place }) => {
        const chance = random.between(5, 95) / 100;
        const category = chance < 0.25 ? 'Reach' : chance > 0.75 ? 'Safety' : 'Target';
        const score = random.between(40, 99);
        const [low, high] = [chance - 0.04, chance + 0.04].map((end) => end.toFixed(4)) as [string, string];
        return [
          random.uuid(),
          id,
          unitId,
          place,
          score,
          category,
          chance,
          low,
          high,
          score,
          'A match by size, place and price.',
        ];
      }),
    },
  ];
}
