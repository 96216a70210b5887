// Loads the tables an import fills, as they stand in DATABASE_URL, into empty ones of the same shape: rows by COPY, in one
// transaction, with every index, check and foreign key. Writes how many milliseconds that took. Option: --without-foreign-keys
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';

const TABLES = `
  select table_name as name from information_schema.tables
   where table_schema = 'college_catalogue' and table_type = 'BASE TABLE'
     and table_name not in ('imports', 'import_problems', 'catalogue_version')`;

const FOREIGN_KEYS = `
  select held.relname as "table", named.relname as names,
         replace(pg_get_constraintdef(key.oid), 'college_catalogue.', 'bench_copy.') as definition
    from pg_constraint key
    join pg_class held on held.oid = key.conrelid
    join pg_class named on named.oid = key.confrelid
   where key.contype = 'f' and key.connamespace = 'college_catalogue'::regnamespace`;

const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
await client.connect();
const { rows: tables } = await client.query<{ name: string }>(TABLES);
const isCopied = (table: string) => tables.some(({ name }) => name === table);
const keys = (
  await client.query<{ table: string; names: string; definition: string }>(FOREIGN_KEYS)
).rows.filter(({ table, names }) => isCopied(table) && isCopied(names));

await client.query('drop schema if exists bench_copy cascade');
await client.query('create schema bench_copy');
for (const { name } of tables)
  await client.query(`create table bench_copy.${name} (like college_catalogue.${name} including all)`);
if (!process.argv.includes('--without-foreign-keys'))
  for (const { table, definition } of keys)
    await client.query(`alter table bench_copy.${table} add ${definition}`);
const contents = new Map<string, Buffer>();
for (const name of whatIsNamedFirst(tables.map(({ name }) => name)))
  contents.set(
    name,
    await buffer(client.query(to(`copy (select * from college_catalogue.${name}) to stdout`))),
  );

const started = performance.now();
await client.query('begin');
for (const [name, rows] of contents)
  await pipeline(Readable.from([rows]), client.query(from(`copy bench_copy.${name} from stdin`)));
await client.query('commit');
console.log(performance.now() - started);

await client.query('drop schema bench_copy cascade');
await client.end();

/** Every table after those its foreign keys name. */
function whatIsNamedFirst(unordered: readonly string[]): string[] {
  const ordered: string[] = [];
  while (ordered.length < unordered.length) {
    const next = unordered.filter(
      (name) =>
        !ordered.includes(name) &&
        keys.every(({ table, names }) => table !== name || names === name || ordered.includes(names)),
    );
    if (next.length === 0)
      throw new Error('Foreign keys that name each other cannot be copied in any order.');
    ordered.push(...next);
  }
  return ordered;
}
