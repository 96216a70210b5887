import type pg from 'pg';
import { ownConnection } from '#shared-kernel/platform/persistence/own-connection.js';
import { IMPORT_LOCK } from './import-row.js';

/**
 * What an import writes by: it holds the lock, and a process that dies leaves the import to the next. Beside it one that only
 * reads what is stored, so that a page is compared while the one before it is on its way.
 */
export class ImportConnection {
  private turn: Promise<unknown> = Promise.resolve();

  private constructor(
    readonly client: pg.Client,
    readonly beside: pg.Client,
  ) {}

  /** `busy` when another process works on an import. */
  static async open(databaseUrl: string): Promise<ImportConnection | 'busy'> {
    const client = ownConnection(databaseUrl, 'flyleaf-import', { pipeline: true });
    await client.connect();
    try {
      const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
        IMPORT_LOCK,
      ]);
      if (rows[0]?.locked === true) {
        // A page lost with the power is read again. The end of an import waits for the disk, and every page with it.
        await client.query('set synchronous_commit = off');
        const beside = ownConnection(databaseUrl, 'flyleaf-import-comparing');
        await beside.connect();
        return new ImportConnection(client, beside);
      }
    } catch (error) {
      await client.end();
      throw error;
    }
    await client.end();
    return 'busy';
  }

  /** One thing at a time: a wait for the next page is told while the last one is stored. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.turn.then(work);
    this.turn = done.catch(() => undefined);
    return done;
  }

  inTransaction(work: () => Promise<void>): Promise<void> {
    return this.inTurn(async () => {
      // Not waited for: what follows is on its way while the database begins.
      const begun = this.client.query('begin');
      begun.catch(() => undefined);
      try {
        await work();
        await begun;
        await this.client.query('commit');
      } catch (error) {
        await this.client.query('rollback');
        throw error;
      }
    });
  }

  /** Ends the connections, and the lock with it, once what is under way has ended. */
  async close(): Promise<void> {
    await this.turn;
    await Promise.all([this.client.end(), this.beside.end()]);
  }
}
