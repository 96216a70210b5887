import { Injectable } from '@nestjs/common';
import { type Weeks } from '#shared-kernel/domain/weeks.js';
import { countPerWeek } from '#shared-kernel/platform/persistence/count-per-week.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { EssayActivity } from '../../contracts/index.js';

const SAVED = `
  select versions.created_at as at
    from essays.essay_versions versions
    join essays.essays on essays.id = versions.essay_id
   where essays.user_id = $1`;

@Injectable()
export class SqlEssayActivity extends EssayActivity {
  constructor(private readonly sql: Sql) {
    super();
  }

  versionsSaved(studentId: string, weeks: Weeks): Promise<readonly number[]> {
    return countPerWeek(this.sql, SAVED, studentId, weeks);
  }
}
