import { parse } from 'csv-parse/sync';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Seed } from '#shared-kernel/platform/persistence/seeds.js';
import { repositoryRoot } from '#shared-kernel/platform/repository-root.js';

const FILE = path.join(repositoryRoot(), 'db/seed/student-profile/majors.csv');

const REPLACE = `
  insert into student_profile.majors (position, name, cip4, cip_title, cip_family)
  select position, name, nullif(cip4, ''), nullif(cip_title, ''), nullif(cip_family, '')
    from unnest($1::text[], $2::text[], $3::text[], $4::text[])
         with ordinality as given (name, cip4, cip_title, cip_family, position)`;

/** The majors a student may choose from, in the order of the file. */
export const majorsSeed: Seed = {
  name: 'student-profile.majors',

  async version() {
    return createHash('sha256')
      .update(await readFile(FILE))
      .digest('hex');
  },

  async load(client) {
    const rows = parse<Record<string, string>>(await readFile(FILE, 'utf8'), { columns: true });
    const column = (name: string) => rows.map((row) => row[name] ?? '');
    await client.query('delete from student_profile.majors');
    await client.query(REPLACE, ['name', 'cip4', 'cip_title', 'cip_family'].map(column));
  },
};
