import { ROOT } from './root.js';
import { run } from './run-program.js';

const QUERIES = '500';

/** Compares random searches with plain SQL. Throws when any result differs: a wrong search has no speed. */
export async function searchesAgreeWithSql(databaseUrl: string): Promise<string> {
  const output = await run(
    process.execPath,
    ['--import', './bench/ts-resolve.mjs', 'bench/search-oracle.ts', '--queries', QUERIES],
    { DATABASE_URL: databaseUrl },
    ROOT,
  );
  return output.trim().split('\n').at(-1) ?? '';
}
