import { connectTo } from '#shared-kernel/testing/connect-to.js';

/** The tables of all schemas with a row that contains this text in any column. */
export async function tablesContaining(databaseUrl: string, text: string): Promise<string[]> {
  const client = await connectTo(databaseUrl);
  try {
    const { rows: tables } = await client.query<{ name: string }>(`
      select format('%I.%I', schemaname, tablename) as name
        from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')
         -- The other catalogue tables are large and hold only public data.
         and (schemaname <> 'college_catalogue' or tablename = 'saved_searches')`);
    const found: string[] = [];
    for (const { name } of tables) {
      const { rowCount } = await client.query(
        `select 1 from ${name} t where position($1 in t::text) > 0 limit 1`,
        [text],
      );
      if (rowCount === 1) found.push(name);
    }
    return found.toSorted();
  } finally {
    await client.end();
  }
}
