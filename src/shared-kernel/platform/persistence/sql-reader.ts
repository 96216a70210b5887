import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CompiledQuery, type Kysely } from 'kysely';
import { PreparedSql, type PreparedStatement } from './prepared-sql.js';

/**
 * Plain SQL for read models: `$1`-style parameters, rows typed by the caller as the statement shapes them.
 * Inside a unit of work it reads through that transaction. Timestamps arrive as text (`Instant` puts them in replies).
 */
@Injectable()
export class SqlReader {
  constructor(
    private readonly entities: EntityManager,
    private readonly preparedSql: PreparedSql,
  ) {}

  get isInUnitOfWork(): boolean {
    return this.entities.getContext(false).isInTransaction();
  }

  async rows<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    const current = this.entities.getContext(false);
    const executor: Kysely<unknown> = current.getTransactionContext() ?? current.getConnection().getClient();
    const { rows } = await executor.executeQuery<Row>(CompiledQuery.raw(sql, [...parameters]));
    return rows;
  }

  /** The same for a statement that comes with nearly every request. */
  async prepared<Row extends object>(
    statement: PreparedStatement,
    parameters: readonly unknown[],
  ): Promise<Row[]> {
    return this.isInUnitOfWork
      ? this.rows<Row>(statement.sql, parameters)
      : this.preparedSql.rows<Row>(statement, parameters);
  }

  async row<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row | null> {
    const [first] = await this.rows<Row>(sql, parameters);
    return first ?? null;
  }
}
