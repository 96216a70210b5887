import { beforeEach, describe, expect, it } from 'vitest';
import { NotedAccounts } from '#modules/identity/testing/noted-accounts.js';
import { ProfileChanged } from '#modules/student-profile/contracts/index.js';
import { subscriptionOf } from '#shared-kernel/application/reaction.js';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '#shared-kernel/testing/immediate-unit-of-work.js';
import { WORKED_COLLEGES } from '../../domain/engine/testing/worked-colleges.js';
import { P2, P3, P8 } from '../../domain/engine/testing/worked-profiles.js';
import { InMemoryPredictions } from '../../testing/in-memory-predictions.js';
import { inMemoryMatches } from '../../testing/in-memory-matches.js';
import { KnownStudents } from '../../testing/known-students.js';
import { FixedColleges } from '../../testing/fixed-colleges.js';
import { StorePredictions } from './store-predictions.js';
import { RefreshRecommendationsWhenProfileChanges } from './refresh-recommendations-when-profile-changes.js';

const NOW = new Date('2026-11-20T09:00:00Z');

let students: KnownStudents;
let accounts: NotedAccounts;
let predictions: InMemoryPredictions;
let reaction: RefreshRecommendationsWhenProfileChanges;
beforeEach(() => {
  students = new KnownStudents();
  accounts = new NotedAccounts();
  predictions = new InMemoryPredictions();
  reaction = new RefreshRecommendationsWhenProfileChanges(
    inMemoryMatches(students, new FixedColleges(WORKED_COLLEGES)),
    new StorePredictions(predictions, accounts, new ImmediateUnitOfWork(), new FixedClock(NOW)),
  );
});
const deliver = (version: number) => reaction.handle(new ProfileChanged('maya', version));

describe('when a profile changes', () => {
  it('stores the new recommendations', async () => {
    const version = students.save('maya', P2);
    await deliver(version);

    const stored = predictions.of('maya');
    expect(stored).toMatchObject({
      studentId: 'maya',
      profileVersion: version,
      catalogueVersion: '1',
      generatedAt: NOW,
    });
    expect(stored?.colleges).toContainEqual(
      expect.objectContaining({
        collegeId: 204796,
        matchScore: 93,
        matchCategory: 'Target',
        admissionProbability: 0.6897,
        extracurricularFitScore: 100,
        preferenceFitScore: expect.closeTo(96.4, 1) as number,
        financialFitScore: expect.closeTo(85.2, 1) as number,
      }),
    );
  });

  it('stores nothing of a student whose account was removed in the meantime', async () => {
    const version = students.save('maya', P2);
    await accounts.remove('maya', 'under-13');
    await deliver(version);

    expect(predictions.of('maya')).toBeUndefined();
  });

  it('stores them once when the event arrives twice', async () => {
    const version = students.save('maya', P2);
    await deliver(version);
    await deliver(version);

    expect(predictions.changes).toBe(1);
  });

  it('ends with the newest profile, whatever the order of the events', async () => {
    const first = students.save('maya', P2);
    const second = students.save('maya', P3);
    await deliver(second);
    await deliver(first);

    expect(predictions.of('maya')?.profileVersion).toBe(second);
    expect(predictions.changes).toBe(1);
  });

  it('runs once for several changes of one student that wait together', () => {
    const keyOf = (student: string, version: number) =>
      subscriptionOf(RefreshRecommendationsWhenProfileChanges)?.onePendingPer?.(
        new ProfileChanged(student, version),
      );

    expect(keyOf('maya', 2)).toBe(keyOf('maya', 1));
    expect(keyOf('noor', 1)).not.toBe(keyOf('maya', 1));
  });

  it('stores an empty list once the grades and scores are removed', async () => {
    await deliver(students.save('maya', P2));
    await deliver(students.save('maya', P8));

    expect(predictions.of('maya')?.colleges).toEqual([]);
  });
});
