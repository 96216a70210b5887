import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { OfferNotFound } from '../../domain/offers/offer.errors.js';
import { OfferRepository } from '../../domain/offers/offer.repository.js';
import { type StoredOffer } from '../../domain/offers/stored-offer.js';

type OfferRow = Omit<StoredOffer, 'updatedAt'> & { updatedAt: string };

const OF_STUDENT = `
  select application_id as "applicationId", letter as offer, updated_at as "updatedAt", changed_by as "changedBy"
    from matching.aid_offers where student_id = $1`;

const GET = `${OF_STUDENT} and application_id = $2`;

const LOCK = `${GET} for update`;

const SAVE = `
  insert into matching.aid_offers (student_id, application_id, letter, created_at, updated_at, changed_by)
  values ($1, $2, $3::jsonb, $4, $4, $5)
      on conflict (application_id) do update
     set letter = excluded.letter, updated_at = excluded.updated_at, changed_by = excluded.changed_by`;

const REMOVE = 'delete from matching.aid_offers where student_id = $1 and application_id = $2';

@Injectable()
export class SqlOfferRepository extends OfferRepository {
  constructor(private readonly sql: Sql) {
    super();
  }

  async locked(studentId: string, applicationId: string): Promise<StoredOffer | null> {
    const row = await this.sql.row<OfferRow>(LOCK, [studentId, applicationId]);
    return row === null ? null : storedOffer(row);
  }

  async get(studentId: string, applicationId: string): Promise<StoredOffer> {
    const row = await this.sql.row<OfferRow>(GET, [studentId, applicationId]);
    if (row === null) throw new OfferNotFound();
    return storedOffer(row);
  }

  async of(studentId: string): Promise<readonly StoredOffer[]> {
    return (await this.sql.rows<OfferRow>(OF_STUDENT, [studentId])).map(storedOffer);
  }

  async save(studentId: string, saved: StoredOffer): Promise<void> {
    const { applicationId, offer, updatedAt, changedBy } = saved;
    await this.sql.rows(SAVE, [studentId, applicationId, JSON.stringify(offer), updatedAt, changedBy]);
  }

  async remove(studentId: string, applicationId: string): Promise<void> {
    await this.sql.rows(REMOVE, [studentId, applicationId]);
  }
}

const storedOffer = (row: OfferRow): StoredOffer => ({ ...row, updatedAt: new Date(row.updatedAt) });
