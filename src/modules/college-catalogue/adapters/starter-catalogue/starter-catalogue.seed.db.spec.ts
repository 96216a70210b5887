import { type Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CollegeDirectory } from '../../contracts/index.js';
import { catalogueOnPostgres } from '../../testing/catalogue-on-postgres.js';
import { readStarterFiles, type StarterFiles } from './starter-files.js';
import { starterCatalogue } from './starter-catalogue.seed.js';

const OHIO_STATE = 204796;

const TABLES = [
  'federal_rows',
  'colleges',
  'college_admissions',
  'college_costs',
  'college_aid',
  'college_earnings',
  'college_outcomes',
  'college_student_body',
  'college_academics',
  'college_program_families',
  'college_programs',
  'college_search',
];

let catalogue: Awaited<ReturnType<typeof catalogueOnPostgres>>;
let client: Client;
let directory: CollegeDirectory;
let files: StarterFiles;
beforeAll(async () => {
  catalogue = await catalogueOnPostgres();
  ({ client } = catalogue);
  directory = catalogue.module.get(CollegeDirectory);
  files = await readStarterFiles();
});
afterAll(() => catalogue.close());

const load = async () => {
  await client.query('begin');
  await starterCatalogue.load(client);
  await client.query('commit');
};
const one = async <Row>(sql: string, parameters: unknown[] = []): Promise<Row> => {
  const { rows } = await client.query(sql, parameters);
  return rows[0] as Row;
};
const countOf = async (table: string) =>
  (await one<{ count: number }>(`select count(*)::int from college_catalogue.${table}`)).count;

/** Changes whenever a row is written, even with the same values. */
const writings = async () => {
  const found: Record<string, unknown> = {};
  for (const table of TABLES)
    found[table] = await one(
      `select count(*)::int, max(xmin::text::bigint) as latest from college_catalogue.${table}`,
    );
  return found;
};

describe('loading the starter catalogue', () => {
  it('stores every line of every file', async () => {
    expect(await countOf('colleges')).toBe(files.colleges.length);
    expect(await countOf('college_program_families')).toBe(files.collegeFamilies.length);
    expect(await countOf('college_programs')).toBe(files.collegePrograms.length);
    for (const table of TABLES.filter((name) => /^college_(?!program)/.test(name)))
      expect(await countOf(table)).toBe(files.colleges.length);
  });

  it('stores every figure, and why a figure is missing', async () => {
    const differences: string[] = [];
    for (const { column = '', group = '', unit = '' } of files.columns) {
      if (column === 'unit_id') continue;
      const table = group === 'identity' ? 'colleges' : `college_${group}`;
      const { rows } = await client.query<{ id: string; cell: string; missing: string | null }>(
        `select unit_id::text as id, ${unit === 'flag' ? `${column}::int` : column}::text as cell,
                case when '${column}' = any (suppressed) then 'suppressed'
                     when '${column}' = any (not_applicable) then 'n/a' end as missing
           from college_catalogue.${table}`,
      );
      const stored = new Map(rows.map((row) => [row.id, row]));
      for (const college of files.colleges) {
        const cell = college[column] ?? '';
        const row = stored.get(college['unit_id'] ?? '');
        const actual = row?.missing ?? row?.cell ?? '';
        const same =
          column === 'other_names'
            ? true
            : ['text', 'link', 'key', 'date'].includes(unit) || actual === '' || cell === ''
              ? actual === cell
              : actual === cell || Number(actual) === Number(cell);
        if (!same) differences.push(`${college['unit_id'] ?? ''} ${column}: ${cell} became ${actual}`);
      }
    }

    expect(differences).toEqual([]);
  });

  it('stores other names as a list', async () => {
    const { other_names } = await one<{ other_names: string[] }>(
      'select other_names from college_catalogue.colleges where unit_id = 104179',
    );

    expect(other_names).toContain('UArizona');
    expect(other_names).toHaveLength(8);
  });

  it('writes nothing the second time, and keeps the catalogue version', async () => {
    const before = await writings();
    const version = await directory.catalogueVersion();
    await load();

    expect(await writings()).toEqual(before);
    expect(await directory.catalogueVersion()).toBe(version);
  });

  it('restores deleted colleges with figures and cards', async () => {
    const before = await countOf('college_programs');
    const gone = files.colleges.slice(0, 40).map((college) => Number(college['unit_id']));
    for (const table of ['colleges', 'federal_rows'])
      await client.query(`delete from college_catalogue.${table} where unit_id = any ($1)`, [gone]);
    expect(await countOf('college_search')).toBe(files.colleges.length - gone.length);
    await load();

    expect(await countOf('college_programs')).toBe(before);
    expect(await countOf('college_search')).toBe(files.colleges.length);
  });

  it('rewrites only a college that differs, and raises the catalogue version', async () => {
    const version = await directory.catalogueVersion();
    await client.query(
      `update college_catalogue.federal_rows set figures = figures || '{"tuition_in_state": "1"}', source_digest = null
        where unit_id = $1`,
      [OHIO_STATE],
    );
    await client.query('update college_catalogue.college_costs set tuition_in_state = 1 where unit_id = $1', [
      OHIO_STATE,
    ]);
    const { latest } = await one<{ latest: string }>(
      'select max(xmin::text::bigint) as latest from college_catalogue.college_programs where unit_id <> $1',
      [OHIO_STATE],
    );
    await load();

    const { tuition } = await one<{ tuition: number }>(
      'select tuition_in_state as tuition from college_catalogue.college_costs where unit_id = $1',
      [OHIO_STATE],
    );
    expect(tuition).toBe(12_859);
    expect(
      await one(
        'select max(xmin::text::bigint) as latest from college_catalogue.college_programs where unit_id <> $1',
        [OHIO_STATE],
      ),
    ).toEqual({ latest });
    expect(await directory.catalogueVersion()).not.toBe(version);
  });

  it('keeps a college that the starter no longer has', async () => {
    await client.query(
      `insert into college_catalogue.colleges
         (unit_id, name, city, state, region, ownership, institution_level, predominant_degree, highest_degree,
          operating, data_year, released_on, created_at, updated_at)
       values (999999, 'Gone College', 'Gone', 'OH', 3, 1, 1, 3, 3, false, 2023, '2025-05-19', now(), now())`,
    );
    await load();

    expect(await countOf('colleges')).toBe(files.colleges.length + 1);
  });
});
