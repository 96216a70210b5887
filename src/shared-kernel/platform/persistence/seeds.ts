import type pg from 'pg';

/** Reference data that is part of the product. Loaded once per version, in one transaction. */
export interface Seed {
  name: string;
  /** Changes whenever the data change (a checksum of the files), so that a newer release replaces an older one. */
  version(): Promise<string>;
  /** Must leave the same rows whether or not an earlier version was loaded before. */
  load(client: pg.ClientBase): Promise<void>;
}

/** Loads the seeds that are new to this database. The caller must hold the lock that makes other replicas wait. */
export async function loadSeeds(client: pg.ClientBase, seeds: readonly Seed[]): Promise<void> {
  await client.query(
    'create table if not exists seeds (name text primary key, version text not null, loaded_at timestamptz not null)',
  );
  for (const seed of seeds) {
    const version = await seed.version();
    const { rowCount } = await client.query('select 1 from seeds where name = $1 and version = $2', [
      seed.name,
      version,
    ]);
    if (rowCount === 1) continue;
    await inTransaction(client, async () => {
      await seed.load(client);
      await client.query(
        `insert into seeds (name, version, loaded_at) values ($1, $2, now())
         on conflict (name) do update set version = excluded.version, loaded_at = excluded.loaded_at`,
        [seed.name, version],
      );
    });
  }
}

async function inTransaction(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
