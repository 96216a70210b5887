import { Injectable } from '@nestjs/common';
import { Sql } from '../persistence/sql.js';

const TIMEOUT_MS = 1_000;

interface ReadinessReport {
  ready: boolean;
  database: boolean;
  migration: string | null;
  readModels: Record<string, boolean>;
}

/** Whether this replica can take requests: its database answers, its read models are loaded, and it is not shutting down. */
@Injectable()
export class Readiness {
  private stopping = false;
  private readonly expected = new Map<string, () => boolean>();

  constructor(private readonly sql: Sql) {}

  /** The replica is not ready until `isReady` returns true. */
  expect(name: string, isReady: () => boolean): void {
    this.expected.set(name, isReady);
  }

  /** From now on the replica reports that it is not ready, while it finishes its requests. */
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
    const { promise: timedOut, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(() => resolve(null), TIMEOUT_MS);
    try {
      const newest = this.sql.row<{ name: string }>('select name from migrations order by id desc limit 1');
      return (await Promise.race([newest, timedOut]))?.name ?? null;
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
    }
  }
}
