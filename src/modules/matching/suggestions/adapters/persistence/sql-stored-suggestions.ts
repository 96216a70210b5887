import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { StoredSuggestions } from '../../application/stored-suggestions.js';
import { type Before, type Suggestion } from '../../domain/suggestion.js';

// What the student has put on the list since counts as answered.
const BEFORE = `
  select exists (select from matching.saved_colleges c
                  where c.student_id = $2 and c.college_id = $3 and not c.is_hidden) as "isOnList",
         exists (select from matching.college_suggestions s
                  where s.student_id = $2 and s.adult_id = $1 and s.college_id = $3) as "wasSuggested",
         (select count(*)::int from matching.college_suggestions s
           where s.student_id = $2 and s.adult_id = $1 and s.answer is null
             and not exists (select from matching.saved_colleges c
                              where c.student_id = s.student_id and c.college_id = s.college_id)) as open`;

const ADD = `
  insert into matching.college_suggestions (id, student_id, adult_id, college_id, note, suggested_at)
  values ($1, $2, $3, $4, $5, $6)`;

const DECLINE = `
  update matching.college_suggestions set answer = coalesce(answer, 'not-now')
   where student_id = $1 and id = $2
  returning id`;

const TAKE_BACK = `
  delete from matching.college_suggestions
   where adult_id = $1 and student_id = $2 and id = $3 and answer is null`;

const REMOVE_BETWEEN = `
  delete from matching.college_suggestions where student_id = $1 and adult_id = $2 and suggested_at <= $3`;

const REMOVE_ALL = 'delete from matching.college_suggestions where student_id = $1 or adult_id = $1';

@Injectable()
export class SqlStoredSuggestions extends StoredSuggestions {
  constructor(private readonly sql: Sql) {
    super();
  }

  async before(adultId: string, studentId: string, collegeId: number): Promise<Before> {
    const [before] = await this.sql.rows<Before>(BEFORE, [adultId, studentId, collegeId]);
    if (before === undefined) throw new Error('A select without from has one row.');
    return before;
  }

  async add({ id, studentId, adultId, collegeId, note, suggestedAt }: Suggestion): Promise<void> {
    await this.sql.rows(ADD, [id, studentId, adultId, collegeId, note, suggestedAt]);
  }

  async decline(studentId: string, id: string): Promise<boolean> {
    return (await this.sql.row(DECLINE, [studentId, id])) !== null;
  }

  async takeBack(adultId: string, studentId: string, id: string): Promise<void> {
    await this.sql.rows(TAKE_BACK, [adultId, studentId, id]);
  }

  async removeBetween(studentId: string, adultId: string, until: Date): Promise<void> {
    await this.sql.rows(REMOVE_BETWEEN, [studentId, adultId, until]);
  }

  async removeAllOf(userId: string): Promise<void> {
    await this.sql.rows(REMOVE_ALL, [userId]);
  }
}
