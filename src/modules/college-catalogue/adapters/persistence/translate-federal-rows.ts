import { type ClientBase } from 'pg';

interface Group {
  table: string;
  columns: string[];
}

/**
 * Writes colleges and their figures out of the stored federal rows of one release. A college that already stands on a
 * newer release keeps it; a release's own figures replace those of its year.
 */
export async function translateFederalRows(
  client: ClientBase,
  releasedOn: string,
  unitIds: readonly number[],
): Promise<void> {
  const groups = await columnGroups(client, releasedOn);
  for (const [name, columns] of groups) {
    if (name === 'identity') await client.query(collegesSql(columns), [releasedOn, unitIds, columns]);
  }
  for (const [name, columns] of groups) {
    if (name === 'identity') continue;
    const group = { table: `college_catalogue.college_${name}`, columns };
    await replaceYear(client, group.table, releasedOn, unitIds);
    await client.query(figuresSql(group), [releasedOn, unitIds, columns]);
  }
  for (const [table, sql] of PROGRAMS) {
    await replaceYear(client, table, releasedOn, unitIds);
    await client.query(sql, [releasedOn, unitIds]);
  }
}

async function columnGroups(client: ClientBase, releasedOn: string): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ column_group: string; columns: string[] }>(
    `select column_group, array_agg(column_name order by column_name) as columns
       from college_catalogue.column_meanings
      where released_on = $1 and column_name <> 'unit_id' and column_group not in ('program_families', 'programs')
      group by column_group`,
    [releasedOn],
  );
  return new Map(rows.map(({ column_group, columns }) => [column_group, columns]));
}

async function replaceYear(
  client: ClientBase,
  table: string,
  releasedOn: string,
  unitIds: readonly number[],
): Promise<void> {
  await client.query(
    `delete from ${table} using college_catalogue.releases r
      where r.released_on = $1 and ${table}.data_year = r.data_year and unit_id = any ($2)`,
    [releasedOn, unitIds],
  );
}

/** Each row with the columns of one group ($3) that it marks as suppressed or not applicable. */
const MARKED = `
  select f.released_on, f.unit_id, r.data_year, f.figures,
         array(select key from jsonb_each_text(f.figures)
                where value = 'suppressed' and key = any ($3) order by key) as suppressed,
         array(select key from jsonb_each_text(f.figures)
                where value = 'n/a' and key = any ($3) order by key) as not_applicable
    from college_catalogue.federal_rows f
    join college_catalogue.releases r using (released_on)
   where f.released_on = $1 and f.unit_id = any ($2)`;

const UNMARKED = 'm.figures - m.suppressed - m.not_applicable';

const collegesSql = (columns: readonly string[]) => `
  with marked as materialized (${MARKED})
  insert into college_catalogue.colleges
    (unit_id, ${columns.join(', ')}, suppressed, not_applicable, data_year, released_on, created_at, updated_at)
  select m.unit_id, ${columns.map((column) => `row.${column}`).join(', ')},
         m.suppressed, m.not_applicable, m.data_year, m.released_on, now(), now()
    from marked m
   cross join lateral jsonb_populate_record(null::college_catalogue.colleges, ${UNMARKED}) row
  on conflict (unit_id) do update set
    ${[...columns, 'suppressed', 'not_applicable', 'data_year', 'released_on', 'updated_at']
      .map((column) => `${column} = excluded.${column}`)
      .join(', ')}
   where colleges.released_on <= excluded.released_on`;

const figuresSql = ({ table, columns }: Group) => `
  with marked as materialized (${MARKED})
  insert into ${table} (unit_id, data_year, suppressed, not_applicable, ${columns.join(', ')})
  select m.unit_id, m.data_year, m.suppressed, m.not_applicable, ${columns.map((column) => `row.${column}`).join(', ')}
    from marked m
   cross join lateral jsonb_populate_record(null::${table}, ${UNMARKED}) row`;

const PROGRAMS: readonly (readonly [table: string, sql: string])[] = [
  [
    'college_catalogue.college_program_families',
    `insert into college_catalogue.college_program_families
       (unit_id, data_year, cip_family, award_share, associate_offered, bachelors_offered)
     select f.unit_id, r.data_year, line.cip_family, line.award_share, line.associate_offered, line.bachelors_offered
       from college_catalogue.federal_rows f
       join college_catalogue.releases r using (released_on)
      cross join lateral jsonb_to_recordset(f.program_families) as line(
        cip_family text, award_share numeric, associate_offered smallint, bachelors_offered smallint)
      where f.released_on = $1 and f.unit_id = any ($2)`,
  ],
  [
    'college_catalogue.college_programs',
    `insert into college_catalogue.college_programs
       (unit_id, data_year, cip4, credential_level, graduates, distance, earnings_5yr_median, earnings_5yr_count)
     select f.unit_id, r.data_year, line.cip4, line.credential_level, line.awards, line.distance,
            line.earnings_5yr_median, line.earnings_5yr_count
       from college_catalogue.federal_rows f
       join college_catalogue.releases r using (released_on)
      cross join lateral jsonb_to_recordset(f.programs) as line(
        cip4 text, credential_level smallint, awards integer, distance smallint,
        earnings_5yr_median integer, earnings_5yr_count integer)
      where f.released_on = $1 and f.unit_id = any ($2)`,
  ],
];
