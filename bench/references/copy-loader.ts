// Loads the tables an import fills, read from DATABASE_URL, into empty tables of the same shape: by COPY, in one transaction, with
// every index, check and foreign key. Prints the milliseconds. Option: --without-foreign-keys
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
  select source.relname as "table", target.relname as target,
         replace(pg_get_constraintdef(key.oid), 'college_catalogue.', 'bench_copy.') as definition
    from pg_constraint key
    join pg_class source on source.oid = key.conrelid
    join pg_class target on target.oid = key.confrelid
   where key.contype = 'f' and key.connamespace = 'college_catalogue'::regnamespace`;

const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
await client.connect();
const { rows: tables } = await client.query<{ name: string }>(TABLES);
const isCopied = (table: string) => tables.some(({ name }) => name === table);
const keys = (
  await client.query<{ table: string; target: string; definition: string }>(FOREIGN_KEYS)
).rows.filter(({ table, target }) => isCopied(table) && isCopied(target));

await client.query('drop schema if exists bench_copy cascade');
await client.query('create schema bench_copy');
for (const { name } of tables)
  await client.query(`create table bench_copy.${name} (like college_catalogue.${name} including all)`);
if (!process.argv.includes('--without-foreign-keys'))
  for (const { table, definition } of keys)
    await client.query(`alter table bench_copy.${table} add ${definition}`);
const contents = new Map<string, Buffer>();
for (const name of inForeignKeyOrder(tables.map(({ name }) => name)))
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

/** Every table after the tables its foreign keys reference. */
function inForeignKeyOrder(unordered: readonly string[]): string[] {
  const ordered: string[] = [];
  while (ordered.length < unordered.length) {
    const next = unordered.filter(
      (name) =>
        !ordered.includes(name) &&
        keys.every(({ table, target }) => table !== name || target === name || ordered.includes(target)),
    );
    if (next.length === 0)
      throw new Error('Foreign keys that reference each other cannot be copied in any order.');
    ordered.push(...next);
  }
  return ordered;
}
