import { Injectable } from '@nestjs/common';
import { Sql } from '../persistence/sql.js';

const PATIENCE_MS = 1_000;

interface ReadinessReport {
  ready: boolean;
  database: boolean;
  migration: string | null;
  readModels: Record<string, boolean>;
}

/** Whether this replica should be sent requests: its database answers, what it keeps in memory is read, and it is not shutting down. */
@Injectable()
export class Readiness {
  private stopping = false;
  private readonly expected = new Map<string, () => boolean>();

  constructor(private readonly sql: Sql) {}

  /** The replica is not ready before this is. */
  expect(name: string, isReady: () => boolean): void {
    this.expected.set(name, isReady);
  }

  /** From here on the replica asks to be left out, while it finishes what it has. */
  stop(): void {
    this.stopping = true;
  }

  async check(): Promise<ReadinessReport> {
    const migration = await this.lastMigration();
    const readModels = Object.fromEntries([...this.expected].map(([name, isReady]) => [name, isReady()]));
    const isComplete = Object.values(readModels).every((isReady) => isReady);
    return {
      ready: migration !== null && isComplete && !this.stopping,
      database: migration !== null,
      migration,
      readModels,
    };
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
