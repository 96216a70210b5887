import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotedAccounts } from '#modules/identity/testing/noted-accounts.js';
import { type CollegeDirectory } from '#modules/college-catalogue/contracts/index.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { type Jobs } from '#shared-kernel/platform/jobs/jobs.js';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '#shared-kernel/testing/immediate-unit-of-work.js';
import { StorePredictions } from '../../application/predictions/store-predictions.js';
import { WORKED_COLLEGES } from '../../domain/engine/testing/worked-colleges.js';
import { P2 } from '../../domain/engine/testing/worked-profiles.js';
import { FixedColleges } from '../../testing/fixed-colleges.js';
import { inMemoryMatches } from '../../testing/in-memory-matches.js';
import { InMemoryPredictions } from '../../testing/in-memory-predictions.js';
import { KnownStudents } from '../../testing/known-students.js';
import { StaleRecommendationsSchedule } from './stale-recommendations.schedule.js';

const NOW = new Date('2026-11-20T09:00:00Z');

let enqueued: [object, { singletonKey?: string } | undefined][];
let importing: boolean;
let students: KnownStudents;
let colleges: FixedColleges;
let accounts: NotedAccounts;
let predictions: InMemoryPredictions;
let schedule: StaleRecommendationsSchedule;
let stopping: AbortController;
beforeEach(() => {
  enqueued = [];
  importing = false;
  students = new KnownStudents();
  colleges = new FixedColleges(WORKED_COLLEGES);
  accounts = new NotedAccounts();
  predictions = new InMemoryPredictions();
  stopping = new AbortController();
  const clock = new FixedClock(NOW);
  const enqueue = (_job: object, payload: object, options?: { singletonKey: string }) => {
    enqueued.push([payload, options]);
    return Promise.resolve();
  };
  schedule = new StaleRecommendationsSchedule(
    { isImporting: () => Promise.resolve(importing) } as CollegeDirectory,
    colleges,
    inMemoryMatches(students, colleges),
    predictions,
    new StorePredictions(predictions, accounts, new ImmediateUnitOfWork(), clock),
    { enqueue } as unknown as Jobs,
    clock,
  );
});
afterEach(() => vi.restoreAllMocks());

const handle = (after: string | null) =>
  schedule.handle({ after }, { occurredAt: NOW, signal: stopping.signal });
/** Students with a stored list of an older catalogue version, in the order of their ids. */
const studentsWithOldLists = async (count: number): Promise<string[]> => {
  const ids = Array.from({ length: count }, newId).sort();
  for (const studentId of ids) {
    students.save(studentId, P2);
    await predictions.save({
      studentId,
      profileVersion: 1,
      catalogueVersion: '0',
      generatedAt: NOW,
      expiresAt: new Date('2026-12-20T09:00:00Z'),
      colleges: [],
    });
  }
  return ids;
};
const refreshed = (ids: readonly string[]) =>
  ids.filter((id) => predictions.of(id)?.catalogueVersion === '1');

describe('refreshing stale recommendations', () => {
  it('begins once for each catalogue version, when the import is over', async () => {
    importing = true;
    await schedule.afterImport();
    expect(enqueued).toEqual([]);

    importing = false;
    await schedule.afterImport();
    await schedule.afterImport();
    colleges.change(WORKED_COLLEGES);
    await schedule.afterImport();

    expect(enqueued).toEqual([
      [{ after: null }, { singletonKey: 'catalogue 1' }],
      [{ after: null }, { singletonKey: 'catalogue 2' }],
    ]);
  });

  it('begins every night, once over all servers', async () => {
    await schedule.nightly();

    expect(enqueued).toEqual([[{ after: null }, { singletonKey: 'day 2026-11-20' }]]);
  });

  it('goes batch by batch through the students with an old list', async () => {
    const ids = await studentsWithOldLists(30);
    await handle(null);
    expect(refreshed(ids)).toEqual(ids.slice(0, 25));
    expect(enqueued).toEqual([[{ after: ids[24] }, undefined]]);

    await handle(ids[24] ?? null);
    await handle(ids[29] ?? null);
    expect(refreshed(ids)).toEqual(ids);
    expect(enqueued).toHaveLength(2);
  });

  it('leaves current lists alone', async () => {
    const [studentId = ''] = await studentsWithOldLists(1);
    await handle(null);
    const changes = predictions.changes;
    await handle(null);

    expect(refreshed([studentId])).toEqual([studentId]);
    expect(predictions.changes).toBe(changes);
  });

  it('goes on after a student whose profile could not be read', async () => {
    const logged = vi.spyOn(Logger.prototype, 'error').mockReturnValue();
    const ids = await studentsWithOldLists(3);
    students.failure = new Error('connection lost');
    await handle(null);

    expect(refreshed(ids)).toEqual(ids.slice(1));
    expect(logged).toHaveBeenCalledOnce();
  });

  it('stores nothing of a student whose account was removed', async () => {
    const ids = await studentsWithOldLists(2);
    await accounts.remove(ids[0] ?? '', 'under-13');
    await handle(null);

    expect(refreshed(ids)).toEqual(ids.slice(1));
  });

  it('stops between two students when the server stops', async () => {
    const ids = await studentsWithOldLists(2);
    stopping.abort(new Error('The server is stopping.'));

    await expect(handle(null)).rejects.toThrow('stopping');
    expect(refreshed(ids)).toEqual([]);
  });
});
