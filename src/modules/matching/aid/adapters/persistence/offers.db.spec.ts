import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#shared-kernel/application/new-id.js';
import { NotedAccounts } from '#modules/identity/testing/noted-accounts.js';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { MikroOrmApplicationRepository } from '../../../applications/adapters/persistence/mikro-orm-application.repository.js';
import { ApplicationNotFound } from '../../../applications/domain/application.errors.js';
import { matchingDatabase, type MatchingDatabase } from '../../../testing/matching-database.js';
import { RemoveOffer, RemoveOfferHandler } from '../../application/remove-offer.js';
import { SaveOffer, SaveOfferHandler } from '../../application/save-offer.js';
import { OfferChangedElsewhere } from '../../domain/offers/offer.errors.js';
import { FAMILIES } from '../../testing/offers.js';
import { SqlAidApplications } from './sql-aid-applications.js';
import { SqlOfferRepository } from './sql-offer.repository.js';

const NOW = new Date('2027-03-20T12:00:00Z');
const LETTER = FAMILIES['Parent PLUS gap'];
const FAFSA = { id: 'f-1', kind: 'aid-form', label: 'FAFSA', dueOn: null, doneOn: '2026-11-02' };

let database: MatchingDatabase;
let offers: SqlOfferRepository;
let maya: string;
let application: string;
beforeAll(async () => {
  database = await matchingDatabase();
  offers = new SqlOfferRepository(database.sql);
});
afterAll(() => database.close());
beforeEach(async () => {
  maya = newId();
  application = newId();
  await database.sql.rows(
    `insert into matching.applications
            (id, student_id, college_id, application_type, checklist, created_at, updated_at)
     values ($1, $2, 204796, 'Regular Decision', $3::jsonb, $4, $4)`,
    [application, maya, JSON.stringify([{ ...FAFSA, id: 'e-1', kind: 'essay' }, FAFSA]), NOW],
  );
});

const applications = () => database.module.get(MikroOrmApplicationRepository);
const accounts = new NotedAccounts();
const save = (basedOn: Date | null, studentId = maya) =>
  new SaveOfferHandler(offers, applications(), accounts, database.unitOfWork, new FixedClock(NOW)).execute(
    new SaveOffer(studentId, application, LETTER, basedOn),
  );
const remove = (basedOn: Date) =>
  new RemoveOfferHandler(offers, applications(), database.unitOfWork).execute(
    new RemoveOffer(maya, application, basedOn),
  );
const aidOffered = async () => {
  const row = await database.sql.row<{ aid: number | null }>(
    'select aid_amount_offered::float8 as aid from matching.applications where id = $1',
    [application],
  );
  return row?.aid;
};

describe('stored aid offers', () => {
  it('are read as they were saved, and the application knows the gifts of the first year', async () => {
    await save(null);

    expect(await offers.of(maya)).toEqual([
      { applicationId: application, offer: LETTER, updatedAt: NOW, changedBy: null },
    ]);
    expect(await aidOffered()).toBe(12_000);
  });

  it('leave nothing with the application when they are removed', async () => {
    await save(null);
    await remove(NOW);

    expect(await offers.of(maya)).toEqual([]);
    expect(await aidOffered()).toBeNull();
  });

  it('are neither stored twice from one copy nor by another student', async () => {
    await save(null);

    await expect(save(null)).rejects.toThrow(OfferChangedElsewhere);
    await expect(save(null, newId())).rejects.toThrow(ApplicationNotFound);
  });

  it('stand beside the aid forms of applications that are not deleted', async () => {
    const found = new SqlAidApplications(database.sql);

    expect(await found.of(maya)).toMatchObject([
      { id: application, forms: [{ label: 'FAFSA', doneOn: '2026-11-02' }] },
    ]);
    await database.sql.rows('update matching.applications set deleted_at = now() where id = $1', [
      application,
    ]);
    expect(await found.of(maya)).toEqual([]);
  });
});
