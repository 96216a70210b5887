import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#shared-kernel/application/new-id.js';
import { type PredictedList } from '../../application/predictions/predictions.js';
import { matchingDatabase, type MatchingDatabase } from '../../testing/matching-database.js';
import { SqlPredictions } from './sql-predictions.js';

let database: MatchingDatabase;
let maya: string;
beforeAll(async () => {
  database = await matchingDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  maya = newId();
});

const DAY_MS = 86_400_000;

const listOf = (
  profileVersion: number,
  collegeIds: readonly number[],
  catalogueVersion = '1',
  generatedAt = new Date('2026-11-20T09:00:00Z'),
): PredictedList => ({
  studentId: maya,
  profileVersion,
  catalogueVersion,
  generatedAt,
  expiresAt: new Date(generatedAt.getTime() + 30 * DAY_MS),
  colleges: collegeIds.map((collegeId) => ({
    collegeId,
    matchScore: 93,
    matchCategory: 'Target',
    admissionProbability: 0.5006,
    chanceLow: 0.1562,
    chanceHigh: 0.8393,
    academicFitScore: 82.345,
    extracurricularFitScore: null,
    preferenceFitScore: 100,
    financialFitScore: null,
    recommendationReasoning: 'Target: your chance is about 50%.',
    explanation: 'Based on your GPA and the fall 2023 admissions data.',
    strengths: ['Your grades lift this estimate by about 6 points.'],
    areasForImprovement: ['Add your "activities", and awards.', 'Take two more AP courses.'],
  })),
});
const keep = (list: PredictedList) =>
  database.unitOfWork.run(() => database.module.get(SqlPredictions).save(list));
const kept = () =>
  database.sql.rows<{ id: string; college_id: number; match_score: string; academic_fit_score: string }>(
    'select * from matching.prediction_results where student_id = $1 order by place',
    [maya],
  );
const collegeIds = async () => (await kept()).map((row) => row.college_id);

describe('the stored recommendations', () => {
  it('have the saved order and figures', async () => {
    await keep(listOf(1, [30, 10, 20]));

    expect(await collegeIds()).toEqual([30, 10, 20]);
    expect((await kept())[0]).toMatchObject({ match_score: '93.00', academic_fit_score: '82.35' });
  });

  it('are replaced by those of a newer profile', async () => {
    await keep(listOf(1, [10, 20]));
    await keep(listOf(2, [20, 30, 40]));

    expect(await collegeIds()).toEqual([20, 30, 40]);
  });

  it('are current for their own profile and catalogue until they expire', async () => {
    const isCurrent = (profileVersion: number, catalogueVersion: string, now: string) =>
      database.module
        .get(SqlPredictions)
        .isCurrent({ studentId: maya, profileVersion, catalogueVersion }, new Date(now));
    await keep(listOf(2, [10], '5'));

    expect(await isCurrent(2, '5', '2026-12-20T08:59:59Z')).toBe(true);
    expect(await isCurrent(2, '5', '2026-12-20T09:00:00Z')).toBe(false);
    expect(await isCurrent(3, '5', '2026-11-21T09:00:00Z')).toBe(false);
    expect(await isCurrent(2, '6', '2026-11-21T09:00:00Z')).toBe(false);
  });

  it('have their sentences and the day on which they expire', async () => {
    await keep(listOf(1, [10]));

    expect((await kept())[0]).toMatchObject({
      explanation: 'Based on your GPA and the fall 2023 admissions data.',
      strengths: ['Your grades lift this estimate by about 6 points.'],
      areas_for_improvement: ['Add your "activities", and awards.', 'Take two more AP courses.'],
      generated_at: '2026-11-20 09:00:00+00',
      expires_at: '2026-12-20 09:00:00+00',
    });
  });

  it('keep the ids of the colleges that stay, also in a new order', async () => {
    await keep(listOf(1, [10, 20, 30]));
    const before = new Map((await kept()).map(({ college_id, id }) => [college_id, id]));
    await keep(listOf(2, [30, 40, 10]));
    const after = new Map((await kept()).map(({ college_id, id }) => [college_id, id]));

    expect([...after.keys()]).toEqual([30, 40, 10]);
    expect([after.get(10), after.get(30)]).toEqual([before.get(10), before.get(30)]);
    expect([...before.values()]).not.toContain(after.get(40));
  });

  it('are computed anew once they have expired', async () => {
    await keep(listOf(1, [10]));
    await keep(listOf(1, [20], '1', new Date('2026-12-20T08:59:59Z')));
    expect(await collegeIds()).toEqual([10]);

    await keep(listOf(1, [20], '1', new Date('2026-12-20T09:00:00Z')));
    expect(await collegeIds()).toEqual([20]);
  });

  it('do not change when a list of an older catalogue arrives late', async () => {
    await keep(listOf(1, [10], '2025-05-19.10'));
    await keep(listOf(1, [20], '2025-05-19.9'));

    expect(await collegeIds()).toEqual([10]);
  });

  it('are replaced by those of a newer catalogue version', async () => {
    await keep(listOf(1, [10], '1'));
    await keep(listOf(1, [20], '2'));

    expect(await collegeIds()).toEqual([20]);
  });

  it('do not change when the same list is saved again', async () => {
    await keep(listOf(1, [10, 20]));
    const before = await kept();
    await keep(listOf(1, [10, 20]));

    expect(await kept()).toEqual(before);
  });

  it('do not change when an older list arrives late', async () => {
    await keep(listOf(2, [10, 20]));
    await keep(listOf(1, [30], '2'));

    expect(await collegeIds()).toEqual([10, 20]);
  });

  it('end with the newest when many are saved at once', async () => {
    await Promise.all([3, 1, 7, 5, 2, 6, 4].map((version) => keep(listOf(version, [version, 100]))));

    expect(await collegeIds()).toEqual([7, 100]);
  });

  it('are stale when they expire or the catalogue has another version, batch by batch', async () => {
    const others = [newId(), newId()].sort();
    const expiring = new Date('2026-12-19T09:00:00Z');
    await keep(listOf(1, [10], '1', new Date('2026-11-19T09:00:00Z')));
    for (const studentId of others) await keep({ ...listOf(1, [10], '2'), studentId });
    const stale = (catalogueVersion: string, now: Date, after: string | null = null, limit = 1_000) =>
      database.module.get(SqlPredictions).staleStudents({ catalogueVersion, now, after, limit });
    const known = new Set([maya, ...others]);
    const ours = async (...query: Parameters<typeof stale>) =>
      (await stale(...query)).filter((studentId) => known.has(studentId));
    const before = new Date(expiring.getTime() - 1);

    expect(await ours('2', before)).toEqual([maya]);
    expect(await ours('1', before)).toEqual(others);
    expect(await ours('1', expiring)).toEqual([maya, ...others].sort());
    expect(await ours('1', before, others[0])).toEqual([others[1]]);
    expect(await stale('none', before, null, 2)).toHaveLength(2);
  });

  it('can be empty', async () => {
    await keep(listOf(1, [10]));
    await keep(listOf(2, []));

    expect(await collegeIds()).toEqual([]);
  });
});
