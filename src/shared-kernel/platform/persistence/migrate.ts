import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM } from '@mikro-orm/postgresql';
import path from 'node:path';
import { folderWith } from '../repository-root.js';
import { LONG_LIMITS } from './database-limits.js';

/** In the sources, or in the build. */
const MIGRATIONS = path.join(folderWith('db/migrations'), 'db/migrations');

/** Runs the migrations that this database has not run yet, all of them or none. */
export async function migrate(databaseUrl: string): Promise<void> {
  const orm = await MikroORM.init(
    defineConfig({
      clientUrl: databaseUrl,
      driverOptions: { application_name: 'flyleaf-migrations', ...LONG_LIMITS },
      entities: [],
      discovery: { warnWhenNoEntities: false },
      extensions: [Migrator],
      // Migrations are identified by file name without extension, compiled or not.
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
