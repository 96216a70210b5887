import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type Channel, SentReminders, type StoredReminder } from '../../application/sent-reminders.js';
import { type SentReminder } from '../../domain/reminders-due.js';

const SENT = `
  select subject, to_char(day, 'YYYY-MM-DD') as day, days_before::int as "daysBefore",
         to_char(sent_on, 'YYYY-MM-DD') as "sentOn"
    from matching.sent_reminders
   where student_id = $1 and channel = $2`;

const ADD = `
  insert into matching.sent_reminders (student_id, channel, subject, day, days_before, sent_on)
  select $1, $2, subject, day, "daysBefore", $4
    from jsonb_to_recordset($3) as sent (subject text, day date, "daysBefore" smallint)`;

@Injectable()
export class SqlSentReminders extends SentReminders {
  constructor(private readonly sql: Sql) {
    super();
  }

  of(studentId: string, channel: Channel): Promise<readonly StoredReminder[]> {
    return this.sql.rows<StoredReminder>(SENT, [studentId, channel]);
  }

  async add(
    studentId: string,
    channel: Channel,
    reminders: readonly SentReminder[],
    sentOn: string,
  ): Promise<void> {
    if (reminders.length === 0) return;
    await this.sql.rows(ADD, [studentId, channel, JSON.stringify(reminders), sentOn]);
  }
}
