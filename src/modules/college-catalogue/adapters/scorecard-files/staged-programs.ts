import { type ClientBase } from 'pg';
import { readProgram, titleOf } from '../../domain/federal-data/programs.js';
import { LARGEST_UNIT_ID, type UnreadableRow } from '../../domain/federal-data/read-college.js';
import { type FederalCells } from '../../domain/federal-data/source-college.js';
import { csvLines } from './csv-lines.js';
import { type TextFile } from './text-files.js';

const BATCH = 4_000;
const COLUMNS = new Set([
  ...['UNITID', 'CIPCODE', 'CIPDESC', 'CREDLEV', 'IPEDSCOUNT2', 'DISTANCE'],
  ...['EARN_MDN_5YR', 'EARN_COUNT_WNE_5YR'],
]);

const MOST_PROBLEMS = 1_000;

/**
 * Holds the programs of all colleges in a temporary table, because their file may be in any order and of any size. The table lasts as
 * long as the connection; a resumed import fills it again.
 */
export class StagedPrograms {
  readonly problems: UnreadableRow[] = [];
  readonly titles = new Map<string, string>();

  constructor(private readonly client: ClientBase) {}

  async fill(file: TextFile): Promise<void> {
    await this.client.query('drop table if exists staged_programs');
    await this.client.query(
      `create temporary table staged_programs (
         unit_id integer not null, field text not null, cells text not null, primary key (unit_id, field))`,
    );
    let batch: [unitId: number, field: string, cells: string][] = [];
    for await (const { line, cells, error } of csvLines(file, (column) => COLUMNS.has(column))) {
      const place = `${file.name}, line ${line}`;
      const unitId = Number(cells['UNITID']);
      const read = error === null ? readProgram(cells) : { reason: error };
      if ('reason' in read) this.reject(place, read.reason);
      else if (!Number.isSafeInteger(unitId) || unitId < 1 || unitId > LARGEST_UNIT_ID)
        this.reject(place, `UNITID is "${cells['UNITID'] ?? ''}", not a unit id.`);
      else {
        const { cip4 = '', credential_level: level = '' } = read.program;
        if (!this.titles.has(cip4)) this.titles.set(cip4, titleOf(cells) || cip4);
        batch.push([unitId, `${cip4} ${level}`, JSON.stringify(read.program)]);
      }
      if (batch.length >= BATCH) {
        await this.add(batch);
        batch = [];
      }
    }
    await this.add(batch);
    await this.client.query('analyze staged_programs');
  }

  async of(unitIds: readonly number[]): Promise<Map<number, FederalCells[]>> {
    const { rows } = await this.client.query<{ unit_id: number; programs: string }>(
      `select unit_id, '[' || string_agg(cells, ',' order by field) || ']' as programs
         from staged_programs where unit_id = any ($1::int[]) group by unit_id`,
      [unitIds],
    );
    return new Map(rows.map(({ unit_id, programs }) => [unit_id, JSON.parse(programs) as FederalCells[]]));
  }

  private async add(batch: readonly [number, string, string][]): Promise<void> {
    await this.client.query(
      `insert into staged_programs select * from unnest($1::int[], $2::text[], $3::text[])
       on conflict (unit_id, field) do nothing`,
      [batch.map(([unitId]) => unitId), batch.map(([, field]) => field), batch.map(([, , cells]) => cells)],
    );
  }

  private reject(place: string, reason: string): void {
    if (this.problems.length < MOST_PROBLEMS) this.problems.push({ place, unitId: null, reason });
  }
}
