import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CompiledQuery, type Kysely } from 'kysely';

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
    return run<Row>(transaction ?? this.pool(), text, parameters);
  }

  async row<Row>(text: string, parameters: readonly unknown[] = []): Promise<Row | null> {
    const [first] = await this.rows<Row>(text, parameters);
    return first ?? null;
  }

  /** Commits immediately, even if the caller's transaction rolls back later. Inside one, it uses a second connection. */
  async rowsOutsideUnitOfWork<Row>(text: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return run<Row>(this.pool(), text, parameters);
  }

  private pool(): Kysely<unknown> {
    return this.entities.getConnection().getClient();
  }
}

async function run<Row>(
  executor: Kysely<unknown>,
  text: string,
  parameters: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await executor.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]));
  return rows;
}
