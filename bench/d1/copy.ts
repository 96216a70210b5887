import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';

type Cell = string | number | boolean | null | readonly string[];

/** Rows to copy into one table. */
export interface CopyTable {
  table: string;
  columns: readonly string[];
  rows: Iterable<readonly Cell[]>;
}

export async function copyInto(client: pg.Client, { table, columns, rows }: CopyTable): Promise<void> {
  const into = client.query(from(`copy ${table} (${columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(lines(rows)), into);
}

function* lines(rows: CopyTable['rows']): Generator<string> {
  let block = '';
  for (const row of rows) {
    block += `${row.map(copyText).join('\t')}\n`;
    if (block.length < 65_536) continue;
    yield block;
    block = '';
  }
  yield block;
}

function copyText(cell: Cell): string {
  if (cell === null) return '\\N';
  if (typeof cell === 'object') return escaped(`{${cell.map((item) => JSON.stringify(item)).join(',')}}`);
  return escaped(String(cell));
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escaped = (text: string): string =>
  text.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? '');
