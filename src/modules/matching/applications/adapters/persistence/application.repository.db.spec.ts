import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#shared-kernel/application/new-id.js';
import { matchingDatabase, type MatchingDatabase } from '../../../testing/matching-database.js';
import { Application } from '../../domain/application.js';
import { ApplicationNotFound } from '../../domain/application.errors.js';
import { anItem } from '../../domain/checklist/checklist-item.js';
import { removeOldDataOf } from '#shared-kernel/testing/remove-old-data-of.js';
import { MatchingKeptData } from '../../../adapters/matching-kept-data.js';
import { MikroOrmApplicationRepository } from './mikro-orm-application.repository.js';
import { SqlStoredApplications } from './sql-stored-applications.js';

let database: MatchingDatabase;
beforeAll(async () => {
  database = await matchingDatabase();
});
afterAll(() => database.close());

const NOW = new Date('2026-11-20T09:00:00.123Z');
const TODAY = '2026-11-19';
const BROWN = 217156;
const HOUR = 3_600_000;

const begin = (studentId: string) =>
  Application.begin({
    id: newId(),
    studentId,
    collegeId: BROWN,
    applicationType: 'Early Decision',
    plan: 'ED I',
    applicationPlatform: 'Common App',
    checklist: [
      { id: newId(), ...anItem({ kind: 'essay', label: 'Personal essay', origin: 'usual', words: 650 }) },
    ],
    now: NOW,
  });

const applications = () => database.module.get(MikroOrmApplicationRepository);
const store = (application: Application) =>
  database.unitOfWork.run(() => {
    applications().add(application);
    return Promise.resolve();
  });
const stored = (studentId: string) => database.module.get(SqlStoredApplications).of(studentId);

describe('a stored application', () => {
  it('keeps everything that was entered', async () => {
    const maya = newId();
    const application = begin(maya);
    await store(application);

    await database.unitOfWork.run(async () => {
      const found = await applications().lock(maya, application.id);
      const [essay] = found.items;
      found.change({ submissionDeadline: '2026-11-01', checkedWhere: 'brown.edu', notes: 'Ask' }, TODAY, NOW);
      found.changeItem(essay?.id ?? '', { doneOn: TODAY });
      found.moveTo('Decided', { decisionResult: 'Deferred', decisionDate: '2026-12-15' }, NOW);
    });

    expect(await stored(maya)).toMatchObject([
      {
        ...{ id: application.id, applicationType: 'Early Decision', plan: 'ED I', notes: 'Ask' },
        ...{ submissionDeadline: '2026-11-01', deadlineCheckedOn: TODAY, deadlineCheckedWhere: 'brown.edu' },
        ...{ status: 'Decided', decisionResult: 'Deferred', decisionDate: '2026-12-15', wasDeferred: true },
        ...{ essaysRequired: ['Personal essay'], essaysCompleted: ['Personal essay'] },
        checklist: [{ label: 'Personal essay', words: 650, doneOn: TODAY, origin: 'usual' }],
      },
    ]);
  });

  it('is gone for its student once deleted, until it is restored', async () => {
    const maya = newId();
    const application = begin(maya);
    await store(application);
    await database.unitOfWork.run(async () => (await applications().lock(maya, application.id)).delete(NOW));

    expect(await stored(maya)).toEqual([]);
    const open = database.unitOfWork.run(() => applications().lock(maya, application.id));
    await expect(open).rejects.toThrow(ApplicationNotFound);

    await database.unitOfWork.run(async () => (await applications().lockAllOf(maya))[0]?.restore());
    expect(await stored(maya)).toHaveLength(1);
  });

  it('is gone for good a day after it was deleted', async () => {
    const [maya, sam] = [newId(), newId()];
    for (const [student, hoursAgo] of [
      [maya, 25],
      [sam, 23],
    ] as const) {
      const application = begin(student);
      application.delete(new Date(Date.now() - hoursAgo * HOUR));
      await store(application);
    }
    await removeOldDataOf(new MatchingKeptData(), database.sql);

    const left = (student: string) => database.unitOfWork.run(() => applications().lockAllOf(student));
    expect(await left(maya)).toHaveLength(0);
    expect(await left(sam)).toHaveLength(1);
  });

  it('belongs to one student', async () => {
    const application = begin(newId());
    await store(application);

    const opened = database.unitOfWork.run(() => applications().lock(newId(), application.id));
    await expect(opened).rejects.toThrow(ApplicationNotFound);
  });
});
