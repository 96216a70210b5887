import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run } from './run-program.js';

const CLIENTS = 8;

/** Transactions per second of these scripts, each run equally often. */
export async function transactions(
  databaseUrl: string,
  scripts: readonly string[],
  seconds: number,
): Promise<number> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-bench-'));
  const files = scripts.map((script, index) => {
    const file = path.join(folder, `${index}.sql`);
    fs.writeFileSync(file, script);
    return file;
  });
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const output = await run(
    'pgbench',
    [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(CLIENTS),
      '-j',
      '1',
      '-T',
      String(seconds),
      ...files.flatMap((file) => ['-f', file]),
    ],
    { PGHOST: hostname, PGPORT: port, PGUSER: username, PGPASSWORD: password, PGDATABASE: pathname.slice(1) },
  );
  fs.rmSync(folder, { recursive: true });
  const tps = /^tps = ([\d.]+) /m.exec(output)?.[1];
  if (tps === undefined) throw new Error(`pgbench printed no rate:\n${output}`);
  return Number(tps);
}

/** A statement with its parameters as literals. */
export const withLiterals = (sql: string, parameters: readonly unknown[]): string =>
  `${sql.replaceAll(/\$(\d+)/g, (_, place: string) => literal(parameters[Number(place) - 1]))};\n`;

function literal(value: unknown): string {
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]`;
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
}
