import { type UnreadableRow } from '../../domain/federal-data/read-college.js';
import { type FederalSource, SourceFailed } from './federal-source.js';
import { ImportCancelled, type ImportSession } from './import-session.js';

const UNEXPECTED = 'Something went wrong on our side while storing a page. The log has the details.';

/**
 * Reads a source page by page and stores each page, from the first page that is not stored yet. Throws when another try may help:
 * the import stays open then, and the next try continues.
 */
export async function runImport(
  source: FederalSource,
  session: ImportSession,
  signal: AbortSignal,
): Promise<void> {
  try {
    const start = await session.begin(await source.release());
    let rows = 0;
    let colleges = start.storedBefore;
    let problem: UnreadableRow | undefined;
    // The next page is read while this one is stored.
    let storing = Promise.resolve();
    for await (const page of source.pages(start)) {
      await storing;
      signal.throwIfAborted();
      rows += page.rowsRead;
      colleges += page.colleges.length;
      problem ??= page.problems.find(({ unitId }) => unitId !== null) ?? page.problems.at(-1);
      storing = session.store(page);
      // Handled by the next await.
      storing.catch(() => undefined);
    }
    await storing;
    await session.finish(
      colleges > 0 ? { state: 'complete' } : { state: 'failed', error: nothingRead(rows, problem) },
    );
  } catch (error) {
    if (error instanceof ImportCancelled || signal.reason instanceof ImportCancelled) return;
    if (error instanceof SourceFailed) return session.finish({ state: 'failed', error: error.message });
    if (!signal.aborted) await recordFailure(session);
    throw error;
  }
}

const nothingRead = (rows: number, problem: UnreadableRow | undefined): string =>
  `None of the ${rows} rows could be read.${problem ? ` For example, ${problem.place}: ${problem.reason}` : ''}`;

/** Fails the import when the same page has failed too often. */
export async function recordFailure(session: ImportSession): Promise<void> {
  if (await session.recordFailure()) await session.finish({ state: 'failed', error: UNEXPECTED });
}
