import { Injectable } from '@nestjs/common';
import { type Weeks } from '#shared-kernel/domain/weeks.js';
import { countPerWeek } from '#shared-kernel/platform/persistence/count-per-week.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { StudentTalk } from '../../contracts/student-talk.js';

const SENT = `
  select messages.created_at as at
    from counseling_chat.conversation_messages messages
    join counseling_chat.conversations on conversations.id = messages.conversation_id
   where user_id = $1 and role = 'user'`;

@Injectable()
export class SqlStudentTalk extends StudentTalk {
  constructor(private readonly sql: Sql) {
    super();
  }

  messagesSent(studentId: string, weeks: Weeks): Promise<readonly number[]> {
    return countPerWeek(this.sql, SENT, studentId, weeks);
  }
}
