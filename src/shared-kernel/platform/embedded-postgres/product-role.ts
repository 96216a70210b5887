import { createHash } from 'node:crypto';
import { withDedicatedConnection } from '../persistence/dedicated-connection.js';

/** The role the product signs in with. It owns its database and is no superuser. */
export const PRODUCT_ROLE = 'flyleaf_product';

/** Whoever learns it cannot work out the administrator's. */
export const productPassword = (administratorPassword: string): string =>
  createHash('sha256').update(`product ${administratorPassword}`).digest('base64url');

export interface OwnedDatabase {
  name: string;
  password: string;
  /** For tests and benchmarks, which create a database each. */
  mayCreateDatabases: boolean;
}

/** The same number in every process: one creates the role and the database, the others find them. */
const LOCK = 7_302_029;

/** Creates the role and its database where they are missing. `urlOf` gives the administrator's address of a database. */
export async function createOwnedDatabase(
  urlOf: (database: string) => string,
  { name, password, mayCreateDatabases }: OwnedDatabase,
): Promise<void> {
  await withDedicatedConnection(urlOf('postgres'), 'flyleaf-embedded', async (client) => {
    const exists = async (query: string, what: string) => (await client.query(query, [what])).rowCount === 1;
    const database = client.escapeIdentifier(name);
    await client.query('select pg_advisory_lock($1)', [LOCK]);

    if (!(await exists('select 1 from pg_roles where rolname = $1', PRODUCT_ROLE)))
      await client.query(`create role ${PRODUCT_ROLE} login password ${client.escapeLiteral(password)}`);
    if (mayCreateDatabases) await client.query(`alter role ${PRODUCT_ROLE} createdb`);

    if (await exists('select 1 from pg_database where datname = $1', name))
      await client.query(`alter database ${database} owner to ${PRODUCT_ROLE}`);
    else await client.query(`create database ${database} owner ${PRODUCT_ROLE}`);
    await withDedicatedConnection(urlOf(name), 'flyleaf-embedded', (inside) => inside.query(TAKE_OVER));
  });
}

/** Older folders have everything owned by the administrator. A sequence of a table follows its table. */
const TAKE_OVER = `
  do $$
  declare change text;
  begin
    for change in
      with ours as (select oid, nspname, nspowner from pg_namespace
                     where nspname !~ '^pg_' and nspname not in ('information_schema', 'public')),
           places as (select oid from ours union all select oid from pg_namespace where nspname = 'public'),
           bound as (select objid from pg_depend where deptype in ('e', 'a', 'i'))
      select format('alter schema %I owner to ${PRODUCT_ROLE}', nspname) from ours where nspowner = current_user::regrole
      union all
      select format('alter %s %s owner to ${PRODUCT_ROLE}',
                    case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view'
                                 else 'table' end, oid::regclass)
        from pg_class where relnamespace in (select oid from places) and relowner = current_user::regrole
                        and relkind in ('r', 'p', 'v', 'm', 'S') and oid not in (select objid from bound)
      union all
      select format('alter routine %s owner to ${PRODUCT_ROLE}', oid::regprocedure)
        from pg_proc where pronamespace in (select oid from places) and proowner = current_user::regrole
                       and oid not in (select objid from bound)
      union all
      select format('alter type %s owner to ${PRODUCT_ROLE}', oid::regtype)
        from pg_type where typnamespace in (select oid from places) and typowner = current_user::regrole
                       and typtype in ('e', 'd') and oid not in (select objid from bound)
    loop execute change; end loop;
  end $$`;
