import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CompiledQuery, type Kysely } from 'kysely';
import { type QueryResultRow } from 'pg';

/**
 * Plain SQL for read models and for writes of many rows: parameters are `$1`, `$2`; rows are typed by the caller.
 * Inside a unit of work it joins that transaction. Timestamps arrive as text (`Instant` puts them in replies).
 */
@Injectable()
export class Sql {
  constructor(private readonly entities: EntityManager) {}

  get isInUnitOfWork(): boolean {
    return this.entities.getContext(false).isInTransaction();
  }

  async rows<Row>(text: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    const transaction = this.entities.getContext(false).getTransactionContext<Kysely<unknown>>();
    if (transaction === undefined) return this.rowsOutsideUnitOfWork<Row>(text, parameters);

    const { rows } = await transaction.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]));
    return rows;
  }

  async row<Row>(text: string, parameters: readonly unknown[] = []): Promise<Row | null> {
    const [first] = await this.rows<Row>(text, parameters);
    return first ?? null;
  }

  /** Commits immediately, even if the caller's transaction rolls back later. Inside one, it uses a second connection. */
  async rowsOutsideUnitOfWork<Row>(text: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    const pool = await this.entities.getConnection().getNativeClient();
    const { rows } = await pool.query<Row & QueryResultRow>(text, [...parameters]);
    return rows;
  }
}
