import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM } from '@mikro-orm/postgresql';
import { fileURLToPath } from 'node:url';

const MIGRATIONS = fileURLToPath(new URL('../../../../db/migrations', import.meta.url));

/** Runs what `db/migrations` holds and the database has not seen, all of it or none. */
export async function migrate(databaseUrl: string): Promise<void> {
  const orm = await MikroORM.init(
    defineConfig({
      clientUrl: databaseUrl,
      entities: [],
      discovery: { warnWhenNoEntities: false },
      extensions: [Migrator],
      // A migration is known by its file's name without the ending: the same whether compiled or not.
      migrations: {
        path: MIGRATIONS,
        pathTs: MIGRATIONS,
        glob: '*.{js,ts}',
        snapshot: false,
        tableName: 'migrations',
        allOrNothing: true,
        silent: true,
      },
    }),
  );
  try {
    await orm.migrator.up();
  } finally {
    await orm.close(true);
  }
}
