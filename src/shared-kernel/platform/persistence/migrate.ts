import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM } from '@mikro-orm/postgresql';
import path from 'node:path';
import { folderWith } from '../repository-root.js';

/** Of the sources, or of the build this file is part of. */
const MIGRATIONS = path.join(folderWith('db/migrations'), 'db/migrations');

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
