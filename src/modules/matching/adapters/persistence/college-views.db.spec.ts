import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#shared-kernel/application/new-id.js';
import { matchingDatabase, type MatchingDatabase } from '../../testing/matching-database.js';
import { ListCountsReadModel } from '../read-models/list-counts.read-model.js';
import { SqlCollegeViews } from './sql-college-views.js';

let database: MatchingDatabase;
beforeAll(async () => {
  database = await matchingDatabase();
});
afterAll(() => database.close());

const on = (day: string) => new Date(`2026-${day}Z`);

it('counts a college once, however often it was opened', async () => {
  const [maya, views] = [newId(), database.module.get(SqlCollegeViews)];
  await views.record(maya, 1, on('11-19T10:00'));
  await views.record(maya, 1, on('11-20T08:00'));
  await views.record(maya, 1, on('11-20T23:59'));
  await views.record(maya, 2, on('11-20T09:00'));
  await views.record(newId(), 3, on('11-20T09:00'));

  const counts = await database.module.get(ListCountsReadModel).of(maya, on('11-20T23:59'), 30);
  expect(counts).toEqual({ collegesSaved: 0, applicationsStarted: 0, collegesViewed: 2, aiInteractions: 0 });
});

it('looks back over the days of the period, today included', async () => {
  const [maya, views] = [newId(), database.module.get(SqlCollegeViews)];
  await views.record(maya, 1, on('10-21T00:00'));
  await views.record(maya, 2, on('10-22T00:00'));

  const viewedIn = async (days: number) =>
    (await database.module.get(ListCountsReadModel).of(maya, on('11-20T12:00'), days)).collegesViewed;
  expect(await Promise.all([29, 30, 31, 365].map(viewedIn))).toEqual([0, 1, 2, 2]);
});
