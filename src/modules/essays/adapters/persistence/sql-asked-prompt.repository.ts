import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type AskedPrompt } from '../../domain/reuse/asked-prompt.js';
import { ApplicationAskedTwice, AskedPromptNotFound } from '../../domain/reuse/asked-prompt.errors.js';
import { AskedPromptRepository } from '../../domain/reuse/asked-prompt.repository.js';

const LIST = `
  select id, college_id as "collegeId", scholarship, prompt_id as "promptId", word_limit as "wordLimit",
         to_char(due_on, 'YYYY-MM-DD') as "dueOn"
    from essays.asked_prompts where user_id = $1 order by created_at, id`;

const ADD = `
  insert into essays.asked_prompts
         (id, user_id, college_id, scholarship, prompt_id, word_limit, due_on, created_at)
  values ($1::uuid, $2::uuid, $3::int, $4, $5, $6::int, $7::date, $8::timestamptz)
      on conflict (user_id, college_id, prompt_id) where prompt_id in ('common-app', 'coalition', 'uc') do nothing
  returning id`;

const CHANGE = `
  update essays.asked_prompts set word_limit = $3::int, due_on = $4::date
   where user_id = $1 and id = $2 returning id`;

const REMOVE = 'delete from essays.asked_prompts where user_id = $1 and id = $2 returning id';

@Injectable()
export class SqlAskedPromptRepository extends AskedPromptRepository {
  constructor(private readonly sql: Sql) {
    super();
  }

  of(studentId: string): Promise<AskedPrompt[]> {
    return this.sql.rows(LIST, [studentId]);
  }

  async add(studentId: string, prompt: AskedPrompt, now: Date): Promise<void> {
    const { id, collegeId, scholarship, promptId, wordLimit, dueOn } = prompt;
    const parameters = [id, studentId, collegeId, scholarship, promptId, wordLimit, dueOn, now];
    if ((await this.sql.row(ADD, parameters)) === null) throw new ApplicationAskedTwice();
  }

  async change(
    studentId: string,
    id: string,
    { wordLimit, dueOn }: Pick<AskedPrompt, 'wordLimit' | 'dueOn'>,
  ): Promise<void> {
    if ((await this.sql.row(CHANGE, [studentId, id, wordLimit, dueOn])) === null)
      throw new AskedPromptNotFound();
  }

  async remove(studentId: string, id: string): Promise<void> {
    if ((await this.sql.row(REMOVE, [studentId, id])) === null) throw new AskedPromptNotFound();
  }
}
