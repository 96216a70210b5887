import { type UnreadableRow } from '../../domain/federal-data/read-college.js';
import { type FederalSource, SourceFailed } from './federal-source.js';
import { ImportCancelled, type ImportSession } from './import-session.js';

const UNEXPECTED = 'Something went wrong on our side while storing a page. The log says what.';

/**
 * Fetch, translate, validate, store: page by page, each in one transaction, from wherever the import stands. Throws what
 * another try may mend; the import stays open then, and whoever takes it up goes on at the next page.
 */
export async function runImport(
  source: FederalSource,
  session: ImportSession,
  signal: AbortSignal,
): Promise<void> {
  try {
    const { releasedOn, from, storedBefore } = await session.begin(await source.release());
    // While one page is stored, the next is read and compared.
    let storing = Promise.resolve();
    let [read, known] = [0, storedBefore];
    let problem: UnreadableRow | undefined;
    for await (const page of source.pages({ from, releasedOn, storedBefore })) {
      const store = await session.prepare(page);
      await storing;
      signal.throwIfAborted();
      read += page.rowsRead;
      known += page.colleges.length;
      problem ??= page.problems.find(({ unitId }) => unitId !== null) ?? page.problems.at(-1);
      storing = store();
      // Met at the next page; until then it is not unhandled.
      storing.catch(() => undefined);
    }
    await storing;
    await session.finish(
      known > 0 ? { state: 'complete' } : { state: 'failed', error: nothingRead(read, problem) },
    );
  } catch (error) {
    if (error instanceof ImportCancelled || signal.reason instanceof ImportCancelled) return;
    if (error instanceof SourceFailed) return session.finish({ state: 'failed', error: error.message });
    if (!signal.aborted) await setBack(session);
    throw error;
  }
}

const nothingRead = (rows: number, problem: UnreadableRow | undefined): string =>
  `Not one row of ${rows} could be read.${problem ? ` For one, ${problem.place}: ${problem.reason}` : ''}`;

/** After a fault of our own: too many on one page end the import. */
export async function setBack(session: ImportSession): Promise<void> {
  if (await session.setBack()) await session.finish({ state: 'failed', error: UNEXPECTED });
}
