import { type ClientBase } from 'pg';
import { type KnownCollege } from '../../domain/federal-data/merge-college.js';
import { PROGRAM_FAMILY_COLUMNS } from '../../domain/federal-data/programs.js';
import { tableRow } from './table-row.js';

const PROGRAM_COLUMNS = [
  ...['cip4', 'credential_level', 'graduates'],
  ...['distance', 'earnings_5yr_median', 'earnings_5yr_count'],
];

const FAMILIES = `
  insert into college_catalogue.college_program_families (data_year, unit_id, ${PROGRAM_FAMILY_COLUMNS.join(', ')})
  select $1, unit_id, ${PROGRAM_FAMILY_COLUMNS.join(', ')}
    from json_populate_recordset(null::college_catalogue.college_program_families, $2)
    join college_catalogue.program_families using (cip_family)`;

const PROGRAMS = `
  insert into college_catalogue.college_programs (data_year, unit_id, ${PROGRAM_COLUMNS.join(', ')}, suppressed)
  select $1, unit_id, ${PROGRAM_COLUMNS.join(', ')}, suppressed
    from json_populate_recordset(null::college_catalogue.college_programs, $2)`;

/** Replaces the program families and programs of these colleges in this year. */
export async function writePrograms(
  client: ClientBase,
  dataYear: number,
  colleges: ReadonlyMap<number, KnownCollege>,
): Promise<void> {
  const unitIds = [...colleges.keys()];
  for (const table of ['college_program_families', 'college_programs'])
    await client.query(
      `delete from college_catalogue.${table} where data_year = $1 and unit_id = any ($2::int[])`,
      [dataYear, unitIds],
    );

  const families = [...colleges].flatMap(([unitId, { programFamilies }]) =>
    programFamilies.map((family) => tableRow(unitId, family, PROGRAM_FAMILY_COLUMNS)),
  );
  await client.query(FAMILIES, [dataYear, JSON.stringify(families)]);

  // The federal word for graduates is awards.
  const programs = [...colleges].flatMap(([unitId, college]) =>
    college.programs.map(({ awards = '', ...program }) =>
      tableRow(unitId, { ...program, graduates: awards }, PROGRAM_COLUMNS),
    ),
  );
  await client.query(PROGRAMS, [dataYear, JSON.stringify(programs)]);
}
