import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storedData } from './stored-data';

const MIGRATIONS = resolve(import.meta.dirname, '../../../../db/migrations');

/** Public data about colleges and majors, the made-up demo student's, and counts without anybody's id. */
const ABOUT_NOBODY =
  /^college_catalogue\.|^essays\.authorship_keys$|^counseling_chat\.(support_cards|lead_settings)$|^student_profile\.majors$|^demo\./;

const tables = readdirSync(MIGRATIONS).flatMap((file) => {
  const sql = readFileSync(resolve(MIGRATIONS, file), 'utf8');
  return [...sql.matchAll(/create table (?:if not exists )?([a-z_]+\.[a-z_]+)/g)].map(
    ([, table]) => table ?? '',
  );
});

describe('the privacy page', () => {
  it('lists every table with personal data', () => {
    const named = storedData.flatMap((entry) => entry.tables);

    expect(tables.length).toBeGreaterThan(10);
    expect(tables.filter((table) => !ABOUT_NOBODY.test(table) && !named.includes(table))).toEqual([]);
  });
});
