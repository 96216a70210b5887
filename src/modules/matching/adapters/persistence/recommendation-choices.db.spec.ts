import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#shared-kernel/application/new-id.js';
import { type ChoiceChanges } from '../../domain/recommendation-choice.js';
import { MOST_CHOICES, TooManyChoices } from '../../domain/recommendation-choice.errors.js';
import { matchingDatabase, type MatchingDatabase } from '../../testing/matching-database.js';
import { RecommendationChoicesReadModel } from '../read-models/recommendation-choices.read-model.js';
import { MikroOrmRecommendationChoiceRepository } from './mikro-orm-recommendation-choice.repository.js';
import { SqlPredictions } from './sql-predictions.js';

const NOW = new Date('2026-11-20T09:00:00Z');
const EXPIRES = new Date('2026-12-20T09:00:00Z');

let database: MatchingDatabase;
let choices: MikroOrmRecommendationChoiceRepository;
let read: RecommendationChoicesReadModel;
let maya: string;
beforeAll(async () => {
  database = await matchingDatabase();
  choices = database.module.get(MikroOrmRecommendationChoiceRepository);
  read = database.module.get(RecommendationChoicesReadModel);
});
afterAll(() => database.close());
beforeEach(() => {
  maya = newId();
});

const choose = (collegeId: number, changes: ChoiceChanges, now = NOW) =>
  database.unitOfWork.run(async () => (await choices.lock(maya, collegeId)).change(changes, now));
const storeList = (profileVersion: number, collegeIds: readonly number[]) =>
  database.unitOfWork.run(() =>
    database.module.get(SqlPredictions).save({
      studentId: maya,
      profileVersion,
      catalogueVersion: '1',
      generatedAt: NOW,
      expiresAt: EXPIRES,
      colleges: collegeIds.map((collegeId) => ({
        collegeId,
        matchScore: 80,
        matchCategory: 'Target',
        admissionProbability: 0.5,
        chanceLow: 0.4,
        chanceHigh: 0.6,
        academicFitScore: null,
        extracurricularFitScore: null,
        preferenceFitScore: null,
        financialFitScore: null,
        recommendationReasoning: '',
        explanation: '',
        strengths: [],
        areasForImprovement: [],
      })),
    }),
  );

describe('the stored choices about recommended colleges', () => {
  it('are read back with what was changed', async () => {
    await choose(10, { userInterested: false, reason: 'too-far' });
    await choose(10, { userNotes: 'Twelve hours by car' });

    expect(await read.one(maya, 10)).toEqual({
      collegeId: 10,
      userInterested: false,
      reason: 'too-far',
      userNotes: 'Twelve hours by car',
    });
    expect(await read.one(newId(), 10)).toBeNull();
  });

  it('merge two first changes at once', async () => {
    await Promise.all([choose(10, { userInterested: true }), choose(10, { userNotes: 'Visit in May' })]);

    expect(await read.one(maya, 10)).toMatchObject({ userInterested: true, userNotes: 'Visit in May' });
  });

  it('list the hidden colleges, the newest first', async () => {
    await choose(10, { userInterested: false });
    await choose(20, { userInterested: true });
    await choose(30, { userInterested: false }, EXPIRES);

    expect((await read.hiddenFrom(maya)).map(({ collegeId }) => collegeId)).toEqual([30, 10]);
    expect([...(await choices.hiddenFrom(maya))].sort()).toEqual([10, 30]);
  });

  it('have a limit per student, within which earlier ones can change', async () => {
    await database.sql.rows(
      `insert into matching.recommendation_choices (student_id, college_id, changed_at)
       select $1, college_id, now() from generate_series(1, $2) as college_id`,
      [maya, MOST_CHOICES],
    );

    await expect(choose(MOST_CHOICES + 1, { userNotes: 'One too many' })).rejects.toThrow(TooManyChoices);
    await choose(1, { userNotes: 'Still fine' });
    expect(await read.one(maya, 1)).toMatchObject({ userNotes: 'Still fine' });
  });

  it('stay when the college leaves the list and when it comes back', async () => {
    await storeList(1, [10, 20]);
    await choose(10, { userInterested: true, userNotes: 'Visit in May' });
    await storeList(2, [20]);
    await storeList(3, [20, 10]);

    expect((await read.storedFor(maya, NOW)).get(10)).toMatchObject({
      predictionId: expect.any(String) as string,
      userInterested: true,
      userNotes: 'Visit in May',
    });
  });

  it('are read with the id of a prediction only until that expires', async () => {
    await storeList(1, [10]);
    await choose(10, { userNotes: 'Visit in May' });

    expect((await read.storedFor(maya, EXPIRES)).get(10)).toEqual({
      collegeId: 10,
      predictionId: null,
      userInterested: null,
      userNotes: 'Visit in May',
    });
  });

  it('are part of the predictions that other contexts read', async () => {
    await storeList(1, [10, 20]);
    await choose(10, { userInterested: true, userNotes: 'Visit in May' });
    const rows = await database.sql.rows(
      `select college_id, user_interested, user_notes, strengths, expires_at
         from matching.v_prediction_results where user_id = $1 order by college_id`,
      [maya],
    );

    const expires = { strengths: [], expires_at: '2026-12-20 09:00:00+00' };
    expect(rows).toEqual([
      { college_id: 10, user_interested: true, user_notes: 'Visit in May', ...expires },
      { college_id: 20, user_interested: null, user_notes: '', ...expires },
    ]);
  });
});
