import fs from 'node:fs';
import path from 'node:path';
import { DATA_DIRECTORY, versionOf } from '../d1/cluster.js';
import { importWholeCatalogue } from '../d1/import-catalogue.js';
import { databaseIn, startReplicas, stopReplicas } from '../essays/replicas.js';
import { ROOT } from '../measuring/root.js';

/** A folder of replicas whose database knows every college of the federal files; imported once, then copied. */
export async function withWholeCatalogue(folder: string, settings: Record<string, string>): Promise<void> {
  const kept = path.join(ROOT, '.data/bench', `advisor-${versionOf(DATA_DIRECTORY)}`);
  if (!fs.existsSync(kept)) {
    const replicas = await startReplicas(folder, 1, settings);
    const [replica = ''] = fs.readdirSync(folder);
    await importWholeCatalogue(databaseIn(path.join(folder, replica)), DATA_DIRECTORY).finally(() =>
      stopReplicas(replicas),
    );
    fs.cpSync(folder, `${kept}-unfinished`, { recursive: true });
    fs.renameSync(`${kept}-unfinished`, kept);
    return;
  }
  fs.cpSync(kept, folder, { recursive: true });
  // PostgreSQL starts in no folder that others may read, and a copy is one.
  const [replica = ''] = fs.readdirSync(folder);
  fs.chmodSync(path.join(folder, replica, 'postgres'), 0o700);
}
