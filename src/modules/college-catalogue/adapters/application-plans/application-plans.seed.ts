import { parse } from 'csv-parse/sync';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Seed } from '#shared-kernel/platform/persistence/seeds.js';
import { repositoryRoot } from '#shared-kernel/platform/repository-root.js';

const FOLDER = path.join(repositoryRoot(), 'db/seed/college-catalogue');

const TABLES = [
  { file: 'application-rounds.csv', table: 'college_catalogue.application_rounds' },
  { file: 'application-requirements.csv', table: 'college_catalogue.application_requirements' },
];

/** Several days of one round are separated by spaces. */
const DAYS = [
  ...['early_decision_1', 'early_decision_2', 'early_action', 'restrictive_early_action'],
  'regular_decision',
];

/** What colleges published about applying. */
export const applicationPlansSeed: Seed = {
  name: 'college-catalogue.application-plans',

  async version() {
    const hash = createHash('sha256');
    for (const { file } of TABLES) hash.update(await readFile(path.join(FOLDER, file)));
    return hash.digest('hex');
  },

  async load(client) {
    for (const { file, table } of TABLES) {
      const lines = parse<Record<string, string>>(await readFile(path.join(FOLDER, file)), {
        columns: true,
      });
      await client.query(`delete from ${table}`);
      await client.query(
        `insert into ${table} select row.* from jsonb_populate_recordset(null::${table}, $1::jsonb) as row`,
        [JSON.stringify(lines.map(rowOf))],
      );
    }
  },
};

const rowOf = (line: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(line).map(([column, cell]) => [
      column,
      DAYS.includes(column) ? daysIn(cell) : cell === '' ? null : cell,
    ]),
  );

const daysIn = (cell: string) => (cell === '' ? [] : cell.split(' '));
