import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRepository, readText } from './repository-files.js';
import { foreignTablesIn } from './sql-of-contexts.js';

const SOURCES = fs
  .globSync('src/**/*.ts', { cwd: inRepository('.') })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.spec\.ts$|\/testing\//.test(file));

describe('SQL in a context', () => {
  it('names only its own schema, or a view that a neighbor publishes', () => {
    const foreign = SOURCES.flatMap((file) =>
      foreignTablesIn(file, readText(file)).map((table) => `${file} names ${table}`),
    );

    expect(SOURCES.length).toBeGreaterThan(100);
    expect(foreign).toEqual([]);
  });

  it.each([
    ['a plain statement', `const SQL = 'select email from identity.users where id = $1';`],
    ['a template', 'const SQL = `delete from identity.users where ${where}`;'],
    ['a part that is put together later', 'const users = `join identity.users on id = user_id`;'],
  ])('is caught naming a table of a neighbor in %s', (_kind, source) => {
    expect(foreignTablesIn('src/modules/matching/adapters/read-models/a.ts', source)).toEqual([
      'identity.users',
    ]);
  });

  it.each([
    ['its own table', `const SQL = 'select * from matching.saved_colleges';`],
    ['a published view', `const SQL = 'select * from identity.v_accounts';`],
    ['the code of a refusal', `const code = 'identity.email-taken';`],
  ])('may name %s', (_kind, source) => {
    expect(foreignTablesIn('src/modules/matching/adapters/read-models/a.ts', source)).toEqual([]);
  });
});
