import { Injectable } from '@nestjs/common';
import { SqlReader } from '../persistence/sql-reader.js';

const PATIENCE_MS = 1_000;

/** Whether this replica should be sent requests: its database answers and it is not shutting down. */
@Injectable()
export class Readiness {
  private stopping = false;

  constructor(private readonly sql: SqlReader) {}

  /** From here on the replica asks to be left out, while it finishes what it has. */
  stop(): void {
    this.stopping = true;
  }

  async check(): Promise<{ ready: boolean; database: boolean; migration: string | null }> {
    const migration = await this.lastMigration();
    return { ready: migration !== null && !this.stopping, database: migration !== null, migration };
  }

  private async lastMigration(): Promise<string | null> {
    const { promise: tooLate, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(() => resolve(null), PATIENCE_MS);
    try {
      const newest = this.sql.row<{ name: string }>('select name from migrations order by id desc limit 1');
      return (await Promise.race([newest, tooLate]))?.name ?? null;
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
    }
  }
}
