import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#shared-kernel/application/new-id.js';
import { type PredictedList } from '../../application/predictions.js';
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

const listOf = (
  profileVersion: number,
  collegeIds: readonly number[],
  catalogueVersion = '1',
): PredictedList => ({
  studentId: maya,
  profileVersion,
  catalogueVersion,
  generatedAt: new Date('2026-11-20T09:00:00Z'),
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

  it('are replaced by those of another catalogue version', async () => {
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

  it('can be empty', async () => {
    await keep(listOf(1, [10]));
    await keep(listOf(2, []));

    expect(await collegeIds()).toEqual([]);
  });
});
