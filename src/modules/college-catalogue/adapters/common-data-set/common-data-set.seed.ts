import { parse } from 'csv-parse/sync';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Seed } from '#shared-kernel/platform/persistence/seeds.js';
import { repositoryRoot } from '#shared-kernel/platform/repository-root.js';
import { raiseCatalogueVersion } from '../persistence/catalogue-version.js';

const FILE = path.join(repositoryRoot(), 'db/seed/college-catalogue/common-data-set.csv');

const REPLACE = `
  insert into college_catalogue.common_data_sets
  select row.* from jsonb_populate_recordset(null::college_catalogue.common_data_sets, $1::jsonb) as row`;

/** What colleges publish in the Common Data Set. Grades count for chances, so a change makes replicas read the catalogue again. */
export const commonDataSetSeed: Seed = {
  name: 'college-catalogue.common-data-set',

  async version() {
    return createHash('sha256')
      .update(await readFile(FILE))
      .digest('hex');
  },

  async load(client) {
    const lines = parse<Record<string, string>>(await readFile(FILE, 'utf8'), { columns: true });
    await client.query('delete from college_catalogue.common_data_sets');
    await client.query(REPLACE, [JSON.stringify(lines.map(withNulls))]);
    await raiseCatalogueVersion(client);
  },
};

const withNulls = (line: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(line).map(([column, cell]) => [column, cell === '' ? null : cell]));
