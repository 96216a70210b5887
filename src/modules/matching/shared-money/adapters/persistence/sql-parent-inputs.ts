import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type ShownInputs, StoredParentInputs } from '../../application/stored-parent-inputs.js';
import { type ParentInputs } from '../../domain/parent-inputs.js';

const INPUTS = `income_range as "incomeRange", most_a_year as "mostAYear", shows_result as "showsResult"`;
const GET = `select ${INPUTS} from matching.parent_inputs where student_id = $1 and adult_id = $2`;
const SHOWN = `
  select adult_id as "adultId", is_hidden as "isHidden", ${INPUTS}
    from matching.parent_inputs where student_id = $1 and shows_result order by adult_id`;
const SAVE = `
  insert into matching.parent_inputs (student_id, adult_id, income_range, most_a_year, shows_result, saved_at)
  values ($1, $2, $3, $4, $5, $6)
      on conflict (student_id, adult_id) do update
     set income_range = excluded.income_range, most_a_year = excluded.most_a_year, shows_result = excluded.shows_result,
         saved_at = excluded.saved_at`;
const HIDE = 'update matching.parent_inputs set is_hidden = $3 where student_id = $1 and adult_id = $2';
const REMOVE_BETWEEN =
  'delete from matching.parent_inputs where student_id = $1 and adult_id = $2 and saved_at <= $3';

@Injectable()
export class SqlParentInputs extends StoredParentInputs {
  constructor(private readonly sql: Sql) {
    super();
  }

  of(studentId: string, adultId: string): Promise<ParentInputs | null> {
    return this.sql.row<ParentInputs>(GET, [studentId, adultId]);
  }

  async shownTo(studentId: string): Promise<readonly ShownInputs[]> {
    const rows = await this.sql.rows<ParentInputs & Omit<ShownInputs, 'inputs'>>(SHOWN, [studentId]);
    return rows.map(({ adultId, isHidden, ...inputs }) => ({ adultId, isHidden, inputs }));
  }

  async save(studentId: string, adultId: string, inputs: ParentInputs, savedAt: Date): Promise<void> {
    const { incomeRange, mostAYear, showsResult } = inputs;
    await this.sql.rows(SAVE, [studentId, adultId, incomeRange, mostAYear, showsResult, savedAt]);
  }

  async hide(studentId: string, adultId: string, isHidden: boolean): Promise<void> {
    await this.sql.rows(HIDE, [studentId, adultId, isHidden]);
  }

  async removeBetween(studentId: string, adultId: string, until: Date): Promise<void> {
    await this.sql.rows(REMOVE_BETWEEN, [studentId, adultId, until]);
  }
}
