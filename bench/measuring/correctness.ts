import { ROOT } from './root.js';
import { run } from './run-program.js';

const QUERIES = '500';

/** Random searches against the SQL that says what is right. A speed counts only when every answer is the same; throws else. */
export async function searchesAgreeWithSql(databaseUrl: string): Promise<string> {
  const said = await run(
    process.execPath,
    ['--import', './bench/ts-resolve.mjs', 'bench/search-oracle.ts', '--queries', QUERIES],
    { DATABASE_URL: databaseUrl },
    ROOT,
  );
  return said.trim().split('\n').at(-1) ?? '';
}
