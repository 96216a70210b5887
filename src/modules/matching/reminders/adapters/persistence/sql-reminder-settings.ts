import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import {
  type RemindedStudent,
  type ReminderSettings,
  StoredReminderSettings,
} from '../../application/reminder-settings.js';

const SETTINGS = `
  select bell, email, time_zone as "timeZone" from matching.reminder_settings where student_id = $1`;

const SAVE = `
  insert into matching.reminder_settings (student_id, bell, email, time_zone, changed_at)
  values ($1, $2, $3, $4, $5)
  on conflict (student_id) do update
     set bell = excluded.bell, email = excluded.email, time_zone = excluded.time_zone,
         changed_at = excluded.changed_at`;

const PAGE = `
  select student_id as "studentId", time_zone as "timeZone"
    from matching.reminder_settings
   where (bell or email) and ($1::uuid is null or student_id > $1)
   order by student_id
   limit 200`;

@Injectable()
export class SqlReminderSettings extends StoredReminderSettings {
  constructor(private readonly sql: Sql) {
    super();
  }

  of(studentId: string): Promise<ReminderSettings | null> {
    return this.sql.row<ReminderSettings>(SETTINGS, [studentId]);
  }

  lock(studentId: string): Promise<ReminderSettings | null> {
    return this.sql.row<ReminderSettings>(`${SETTINGS} for update`, [studentId]);
  }

  async save(studentId: string, { bell, email, timeZone }: ReminderSettings, now: Date): Promise<void> {
    await this.sql.rows(SAVE, [studentId, bell, email, timeZone, now]);
  }

  remindedAfter(studentId: string | null): Promise<readonly RemindedStudent[]> {
    return this.sql.rows<RemindedStudent>(PAGE, [studentId]);
  }
}
