// Loads the tables an import fills, as they stand in DATABASE_URL, into empty ones of the same shape: rows by COPY, in one
// transaction, with every index and check. Writes how many milliseconds that took.
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';

const TABLES = `
  select table_name as name from information_schema.tables
   where table_schema = 'college_catalogue' and table_type = 'BASE TABLE'
     and table_name not in ('imports', 'import_problems', 'edition')`;

const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
await client.connect();
const { rows: tables } = await client.query<{ name: string }>(TABLES);

await client.query('drop schema if exists bench_copy cascade');
await client.query('create schema bench_copy');
const contents = new Map<string, Buffer>();
for (const { name } of tables) {
  contents.set(
    name,
    await buffer(client.query(to(`copy (select * from college_catalogue.${name}) to stdout`))),
  );
  await client.query(`create table bench_copy.${name} (like college_catalogue.${name} including all)`);
}

const started = performance.now();
await client.query('begin');
for (const [name, rows] of contents)
  await pipeline(Readable.from([rows]), client.query(from(`copy bench_copy.${name} from stdin`)));
await client.query('commit');
console.log(performance.now() - started);

await client.query('drop schema bench_copy cascade');
await client.end();
