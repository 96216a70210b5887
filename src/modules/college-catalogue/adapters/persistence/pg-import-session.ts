import PQueue from 'p-queue';
import type pg from 'pg';
import { type FederalPage, type ReleaseHint } from '../../application/import/federal-source.js';
import {
  ImportCancelled,
  type ImportOutcome,
  ImportSession,
  type ImportStart,
  type Wait,
} from '../../application/import/import-session.js';
import { raiseCatalogueVersion } from './catalogue-version.js';
import { openImportConnection } from './import-connection.js';
import { recordProblems } from './import-problems.js';
import { type ImportRow, UNFINISHED, UNFINISHED_BY_ID } from './import-row.js';
import { storeProgramTitles } from './program-titles.js';
import { recordRelease } from './record-release.js';
import { storeColleges } from './store-colleges.js';

const HEARTBEAT_MS = 4_000;

/** How old search may be during an import. Raising the version costs every replica more than a page costs us. */
const VERSION_RAISED_EVERY_MS = 5 * 60_000;

/** A page that failed this often will fail again. */
const MOST_FAILED_ATTEMPTS = 5;

/** One import and its progress, on its own connection, which holds the import lock. */
export class PgImportSession extends ImportSession {
  private readonly cancelled = new AbortController();
  /** A heartbeat must not fall into the transaction of a page. */
  private readonly queue = new PQueue({ concurrency: 1 });
  private readonly heartbeat: NodeJS.Timeout;
  private versionRaisedAt = Date.now();

  private constructor(
    private readonly client: pg.Client,
    readonly row: ImportRow,
  ) {
    super();
    this.heartbeat = setInterval(() => void this.beat(), HEARTBEAT_MS);
  }

  /** Null when the import is finished; `busy` when another process works on one. */
  static async open(databaseUrl: string, importId: string): Promise<PgImportSession | 'busy' | null> {
    const client = await openImportConnection(databaseUrl);
    if (client === 'busy') return client;
    try {
      const { rows } = await client.query<ImportRow>(UNFINISHED_BY_ID, [importId]);
      if (rows[0] !== undefined) return new PgImportSession(client, rows[0]);
    } catch (error) {
      await client.end();
      throw error;
    }
    await client.end();
    return null;
  }

  /** Aborted when an admin cancels the import. */
  get signal(): AbortSignal {
    return this.cancelled.signal;
  }

  async begin(hint: ReleaseHint): Promise<ImportStart> {
    const today = new Date().toISOString().slice(0, 10);
    const releasedOn = this.row.released_on ?? (await recordRelease(this.client, hint, today));
    this.row.released_on = releasedOn;
    await this.inTurn(() =>
      this.update(
        [
          `state = 'running'`,
          'released_on = $2',
          'started_at = coalesce(started_at, now())',
          'waiting_until = null',
        ],
        [releasedOn],
      ),
    );
    return { releasedOn, from: this.row.page, storedBefore: this.row.stored };
  }

  store(page: FederalPage): Promise<void> {
    return this.inTransaction(async () => {
      await storeProgramTitles(this.client, page.titles);
      const counts = await storeColleges(this.client, this.storeOptions(), page.colleges);
      await recordProblems(this.client, this.row.id, page);
      await this.update(
        [
          ...['page = $2', 'pages = $3', 'expected_rows = $4', 'rows_read = rows_read + $5'],
          ...['imported = imported + $6', 'updated = updated + $7', 'unchanged = unchanged + $8'],
          ...['rejected = rejected + $9', 'failed_attempts = 0'],
        ],
        [
          ...[page.page + 1, page.pages, page.expectedRows, page.rowsRead],
          ...[counts.imported, counts.updated, counts.unchanged, page.problems.length],
        ],
      );
      // After the row of the import, in the order in which canceling locks them too.
      if (counts.imported + counts.updated > 0) await this.raiseVersionNowAndThen();
    });
  }

  /** Null when the wait is over. */
  waiting(wait: Wait | null): Promise<void> {
    return this.inTurn(() =>
      wait === null
        ? this.update([`state = 'running'`, 'waiting_until = null', 'waiting_for = null'])
        : this.update(
            [
              ...[`state = 'waiting'`, 'waiting_until = $2', 'waiting_for = $3'],
              ...['waits = waits + 1', 'waited_ms = waited_ms + $4'],
            ],
            [wait.until, wait.why, Math.max(0, wait.until.getTime() - Date.now())],
          ),
    );
  }

  finish(outcome: ImportOutcome): Promise<void> {
    return this.inTransaction(async () => {
      const { rows } = await this.client.query<{ changed: boolean }>(
        `update college_catalogue.imports
            set state = $2, error = $3, finished_at = now(), heartbeat_at = now(), waiting_until = null,
                waiting_for = null,
                expected_rows = case when $2 = 'complete' and scope = 'all' then coalesce(expected_rows, rows_read)
                                     else expected_rows end
          where id = $1 and state in ${UNFINISHED} returning imported + updated > 0 as changed`,
        [this.row.id, outcome.state, outcome.state === 'failed' ? outcome.error : null],
      );
      if (rows[0]?.changed === true)
        await raiseCatalogueVersion(this.client, outcome.state === 'complete' ? this.row.released_on : null);
    });
  }

  async recordFailure(): Promise<boolean> {
    try {
      const { rows } = await this.inTurn(() =>
        this.client.query<{ failed_attempts: number }>(
          'update college_catalogue.imports set failed_attempts = failed_attempts + 1 where id = $1 returning failed_attempts',
          [this.row.id],
        ),
      );
      return (rows[0]?.failed_attempts ?? 0) >= MOST_FAILED_ATTEMPTS;
    } catch {
      // The database is away: the next try will find it back.
      return false;
    }
  }

  /** Releases the lock once what is under way has ended. */
  async close(): Promise<void> {
    clearInterval(this.heartbeat);
    await this.queue.onIdle();
    await this.client.end();
  }

  private storeOptions() {
    const { released_on: releasedOn, source, options } = this.row;
    if (releasedOn === null) throw new Error('An import begins before it stores.');
    return {
      releasedOn,
      source,
      // The service sends null for both "suppressed" and "not reported".
      marksSuppressed: source === 'files',
      freshDays: options.forceUpdate === false ? (options.maxAgeInDays ?? null) : null,
    };
  }

  private async raiseVersionNowAndThen(): Promise<void> {
    if (Date.now() - this.versionRaisedAt < VERSION_RAISED_EVERY_MS) return;
    this.versionRaisedAt = Date.now();
    await raiseCatalogueVersion(this.client);
  }

  /** Also notices that an admin has cancelled the import. */
  private async beat(): Promise<void> {
    await this.inTurn(() => this.update([])).catch(() => undefined);
  }

  /** Throws `ImportCancelled` when the import is no longer open. */
  private async update(assignments: readonly string[], values: readonly unknown[] = []): Promise<void> {
    const { rowCount } = await this.client.query(
      `update college_catalogue.imports set ${[...assignments, 'heartbeat_at = now()'].join(', ')}
        where id = $1 and state in ${UNFINISHED}`,
      [this.row.id, ...values],
    );
    if (rowCount === 1) return;
    const cancelled = new ImportCancelled('The import was cancelled.');
    this.cancelled.abort(cancelled);
    throw cancelled;
  }

  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.queue.add(work);
  }

  private inTransaction(work: () => Promise<void>): Promise<void> {
    return this.inTurn(async () => {
      await this.client.query('begin');
      try {
        await work();
        await this.client.query('commit');
      } catch (error) {
        await this.client.query('rollback');
        throw error;
      }
    });
  }
}
