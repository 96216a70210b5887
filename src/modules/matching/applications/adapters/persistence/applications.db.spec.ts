import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCollegeCard } from '#modules/college-catalogue/testing/a-college-card.js';
import { FixedCards } from '#modules/college-catalogue/testing/fixed-cards.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { matchingDatabase, type MatchingDatabase } from '../../../testing/matching-database.js';
import { StoredApplicationRecords } from '../for-neighbors/stored-application-records.js';
import { SqlStoredApplications } from './sql-stored-applications.js';
import { ListCountsReadModel } from '../../../adapters/read-models/list-counts.read-model.js';

let database: MatchingDatabase;
beforeAll(async () => {
  database = await matchingDatabase();
});
afterAll(() => database.close());

const NOW = new Date('2026-11-20T12:00Z');
const OHIO_STATE = 204796;
const BROWN = 217156;

/** Started on this November day, with the changes a test needs. */
const begin = async (studentId: string, day: number, but: Record<string, unknown> = {}) => {
  const row = {
    id: newId(),
    student_id: studentId,
    college_id: OHIO_STATE,
    application_type: 'Regular Decision',
    created_at: new Date(Date.UTC(2026, 10, day)),
    updated_at: NOW,
    ...but,
  };
  const places = Object.keys(row).map((_, place) => `$${place + 1}`);
  await database.sql.rows(
    `insert into matching.applications (${Object.keys(row).join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  );
  return row.id;
};

describe('the applications of a student', () => {
  it('are empty until one is started', async () => {
    expect(await database.module.get(SqlStoredApplications).of(newId())).toEqual([]);
  });

  it('come in the order they were started, without other students’', async () => {
    const maya = newId();
    const second = await begin(maya, 12, { college_id: BROWN });
    const first = await begin(maya, 11);
    await begin(newId(), 10);

    const shown = await database.module.get(SqlStoredApplications).of(maya);
    expect(shown.map(({ id }) => id)).toEqual([first, second]);
    const counts = await database.module.get(ListCountsReadModel).of(maya, NOW, 30);
    expect(counts.applicationsStarted).toBe(2);
  });

  it('start as planned, with nothing sent', async () => {
    const maya = newId();
    await begin(maya, 11);

    const [shown] = await database.module.get(SqlStoredApplications).of(maya);
    expect(shown).toMatchObject({
      userId: maya,
      collegeId: OHIO_STATE,
      applicationType: 'Regular Decision',
      plan: null,
      status: 'Planning',
      submissionDeadline: null,
      decisionResult: null,
      essaysRequired: [],
      recommendationsRequired: null,
      testScoresRequired: true,
      testScoresSubmitted: false,
      transcriptsSubmitted: false,
      financialAidApplied: false,
      aidAmountOffered: null,
    });
  });

  it('show dates and money as they were entered', async () => {
    const maya = newId();
    await begin(maya, 11, { submission_deadline: '2027-01-15', aid_amount_offered: '12500.50' });

    expect(await database.module.get(SqlStoredApplications).of(maya)).toMatchObject([
      { submissionDeadline: '2027-01-15', aidAmountOffered: 12500.5 },
    ]);
  });

  it.each([
    ['decided without a result', { status: 'Decided' }],
    ['of an unknown type', { application_type: 'Whenever' }],
    ['in an unknown state', { status: 'Lost' }],
  ])('cannot be stored %s', async (_what, but) => {
    await expect(begin(newId(), 11, but)).rejects.toThrow('violates check constraint');
  });
});

describe('the applications that an admin reads', () => {
  it('name the college and have the nearest deadline first', async () => {
    const maya = newId();
    const undated = await begin(maya, 10, { college_id: BROWN });
    const dated = await begin(maya, 11, { submission_deadline: '2026-12-01', recommendations_required: 2 });

    const records = new StoredApplicationRecords(
      database.module.get(SqlStoredApplications),
      new FixedCards([aCollegeCard({ id: OHIO_STATE, name: 'Ohio State University-Main Campus' })]),
    );
    const found = await records.of(maya);
    expect(found.map(({ id }) => id)).toEqual([dated, undated]);
    expect(found[0]).toEqual({
      id: dated,
      college: { id: OHIO_STATE, name: 'Ohio State University-Main Campus' },
      applicationType: 'Regular Decision',
      status: 'Planning',
      submissionDeadline: '2026-12-01',
      decisionResult: null,
      essaysRequired: [],
      essaysCompleted: [],
      recommendationsRequired: 2,
      recommendationsSubmitted: null,
      testScoresSubmitted: false,
    });
  });
});
