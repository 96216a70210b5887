import { type ClientBase, type QueryResult } from 'pg';
import { type FederalPage, type ReleaseHint } from '../../application/import/federal-source.js';
import {
  ImportCancelled,
  type ImportOutcome,
  ImportSession,
  type StorePage,
  type Wait,
} from '../../application/import/import-session.js';
import { raiseCatalogueVersion, catalogueVersionRaised } from './catalogue-version.js';
import { ImportConnection } from './import-connection.js';
import { IMPORT_BY_ID, type ImportRow, UNFINISHED } from './import-row.js';
import { problemsRecorded, titlesRecorded } from './import-page.sql.js';
import { recordRelease } from './record-release.js';
import { type Changes, changesOf } from './changed-colleges.js';
import { runAll, type Statement } from './prepared.js';

const HEARTBEAT_MS = 4_000;

/**
 * How long searches may go on without what an import has brought so far. Every replica reads the whole catalogue again
 * when it is told, which costs more than a page does.
 */
const ANNOUNCED_EVERY_MS = 5 * 60_000;

/** A page that failed so often will fail again. */
const MOST_FAILED_ATTEMPTS = 5;

/** One import and its progress, on one connection. */
export class PgImportSession extends ImportSession {
  private readonly cancelled = new AbortController();
  private readonly heart: NodeJS.Timeout;
  private lastAnnounced = Date.now();
  private wait: Wait | null = null;
  private readonly titles = new Map<string, string>();
  /** The page on its way into the tables, or the last that was. */
  private last: { unitIds: ReadonlySet<number>; stored: Promise<void> } | null = null;
  private readonly client: ClientBase;

  private constructor(
    private readonly connection: ImportConnection,
    readonly row: ImportRow,
    private readonly tellsSuppressed: boolean,
  ) {
    super();
    this.client = connection.client;
    // Before anything is asked of the source, which may never answer: each beat also looks whether the import is still wanted.
    this.heart = setInterval(() => void this.beat(), HEARTBEAT_MS);
  }

  /** Null when the import is finished; `busy` when another process works on one. */
  static async open(databaseUrl: string, importId: string): Promise<PgImportSession | 'busy' | null> {
    const connection = await ImportConnection.open(databaseUrl);
    if (connection === 'busy') return connection;
    try {
      const { rows } = await connection.client.query<ImportRow>(IMPORT_BY_ID, [importId]);
      const [row] = rows;
      if (row !== undefined && ['queued', 'running', 'waiting'].includes(row.state))
        return new PgImportSession(connection, row, row.source !== 'api');
    } catch (error) {
      await connection.close();
      throw error;
    }
    await connection.close();
    return null;
  }

  /** Aborted when an admin calls the import off. */
  get signal(): AbortSignal {
    return this.cancelled.signal;
  }

  async begin(hint: ReleaseHint) {
    const { id, page, stored } = this.row;
    this.row.released_on ??= await recordRelease(this.client, hint, new Date().toISOString().slice(0, 10));
    await this.progress(
      `state = 'running', released_on = $2, started_at = coalesce(started_at, now()), waiting_until = null`,
      [this.row.released_on],
    );
    return { id, releasedOn: this.row.released_on, from: page, storedBefore: stored };
  }

  async prepare(page: FederalPage): Promise<StorePage> {
    const { released_on: releasedOn, source, options } = this.row;
    if (releasedOn === null) throw new Error('An import begins before it stores.');
    // A college that stands on both pages is compared with what the page before makes of it.
    const { unitIds, stored } = this.last ?? {};
    if (page.colleges.some(({ unitId }) => unitIds?.has(unitId))) await stored;
    const changes = await changesOf(
      this.connection.beside,
      {
        releasedOn,
        source,
        tellsSuppressed: this.tellsSuppressed,
        freshForDays: options.forceUpdate === false ? (options.maxAgeInDays ?? null) : null,
      },
      page.colleges,
    );
    return () => {
      const storing = this.store(page, changes);
      this.last = { unitIds: new Set(page.colleges.map(({ unitId }) => unitId)), stored: storing };
      return storing;
    };
  }

  private store(page: FederalPage, { counts, statements }: Changes): Promise<void> {
    const { imported, updated, unchanged } = counts;
    // Everything at once: while the database works, this side has the next page to read, and answers late.
    return this.connection.inTransaction(async () => {
      const isDue = imported + updated > 0 && Date.now() - this.lastAnnounced >= ANNOUNCED_EVERY_MS;
      if (isDue) this.lastAnnounced = Date.now();
      const written = [
        ...titlesRecorded(page.titles, this.titles),
        ...statements,
        ...problemsRecorded(this.row.id, page),
      ];
      const progress = this.progressed(
        `state = $10, page = $2, pages = $3, expected_rows = $4, rows_read = rows_read + $5,
         imported = imported + $6, updated = updated + $7, unchanged = unchanged + $8, rejected = rejected + $9,
         failed_attempts = 0, waiting_until = $11, waiting_for = $12`,
        [
          ...[page.page + 1, page.pages, page.expectedRows, page.rowsRead],
          ...[imported, updated, unchanged, page.problems.length],
          ...this.standing(),
        ],
      );
      // First the import, then the edition, as whoever calls it off locks them: neither waits for the other.
      const answers = await runAll(this.client, [
        ...written,
        progress,
        ...(isDue ? [catalogueVersionRaised()] : []),
      ]);
      this.isStillWanted(answers[written.length]);
    });
  }

  /** While a page is stored, the next may have to wait already. */
  private standing(): unknown[] {
    return this.wait === null ? ['running', null, null] : ['waiting', this.wait.until, this.wait.why];
  }

  /** Told by whoever fetches; null when the wait is over. */
  async waiting(wait: Wait | null): Promise<void> {
    this.wait = wait;
    if (wait === null)
      return this.progress(`state = 'running', waiting_until = null, waiting_for = null`, []);
    await this.progress(
      `state = 'waiting', waiting_until = $2, waiting_for = $3, waits = waits + 1, waited_ms = waited_ms + $4`,
      [wait.until, wait.why, Math.round(wait.until.getTime() - Date.now())],
    );
  }

  async finish(outcome: ImportOutcome): Promise<void> {
    await this.connection.inTransaction(async () => {
      await this.client.query('set local synchronous_commit = on');
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

  async setBack(): Promise<boolean> {
    try {
      const { rows } = await this.connection.inTurn(() =>
        this.client.query<{ failed_attempts: number }>(
          'update college_catalogue.imports set failed_attempts = failed_attempts + 1 where id = $1 returning failed_attempts',
          [this.row.id],
        ),
      );
      return (rows[0]?.failed_attempts ?? 0) >= MOST_FAILED_ATTEMPTS;
    } catch {
      // The database is away: whoever takes the import up finds it back.
      return false;
    }
  }

  async close(): Promise<void> {
    clearInterval(this.heart);
    await this.connection.close();
  }

  private async beat(): Promise<void> {
    await this.progress('heartbeat_at = now()', []).catch(() => undefined);
  }

  private progress(assignments: string, values: readonly unknown[]): Promise<void> {
    return this.connection.inTurn(async () => {
      const { text, values: all } = this.progressed(assignments, values);
      this.isStillWanted(await this.client.query(text, all));
    });
  }

  private progressed(assignments: string, values: readonly unknown[]): Statement {
    return {
      text: `update college_catalogue.imports set ${assignments}${assignments.includes('heartbeat_at') ? '' : ', heartbeat_at = now()'}
              where id = $1 and state in ${UNFINISHED}`,
      values: [this.row.id, ...values],
    };
  }

  /** Progress finds no unfinished import once an admin has called it off. */
  private isStillWanted(progress: QueryResult | undefined): void {
    if (progress?.rowCount === 1) return;
    const cancelled = new ImportCancelled('The import was called off.');
    this.cancelled.abort(cancelled);
    throw cancelled;
  }
}
