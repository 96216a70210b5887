import { Injectable } from '@nestjs/common';
import { type QuietHours } from '#shared-kernel/domain/quiet-hours.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type DeliverySettings, type RemindedStudent } from '../../../contracts/notification-settings.js';
import { StoredNotificationSettings } from '../../application/stored-notification-settings.js';
import { type NotificationTopic, WHERE_AT_FIRST, type Where } from '../../domain/notification-topic.js';

const CLOCK = `
  select time_zone as "timeZone", quiet_from as "quietFrom", quiet_to as "quietTo"
    from identity.notification_settings where user_id = $1`;
const WHERE = 'select topic, bell, email from identity.notification_choices where user_id = $1';
const SAVE_CLOCK = `
  insert into identity.notification_settings (user_id, time_zone, quiet_from, quiet_to) values ($1, $2, $3, $4)
      on conflict (user_id) do update
     set time_zone = excluded.time_zone, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to`;
const SAVE_WHERE = `
  insert into identity.notification_choices (user_id, topic, bell, email) values ($1, $2, $3, $4)
      on conflict (user_id, topic) do update set bell = excluded.bell, email = excluded.email`;
const REMINDED = `
  select c.user_id as "studentId", s.time_zone as "timeZone", s.quiet_from as "quietFrom", s.quiet_to as "quietTo"
    from identity.notification_choices c
    join identity.notification_settings s on s.user_id = c.user_id
    join identity.users u on u.id = c.user_id
   where c.topic = 'reminders' and (c.bell or c.email) and s.time_zone is not null and u.role = 'student'
     and ($1::uuid is null or c.user_id > $1)
   order by c.user_id
   limit 200`;

interface Clock {
  timeZone: string | null;
  quietFrom: string | null;
  quietTo: string | null;
}

@Injectable()
export class SqlNotificationSettings extends StoredNotificationSettings {
  constructor(private readonly sql: Sql) {
    super();
  }

  of(userId: string): Promise<DeliverySettings> {
    return this.read(CLOCK, userId);
  }

  lock(userId: string): Promise<DeliverySettings> {
    return this.read(`${CLOCK} for update`, userId);
  }

  async remindedAfter(studentId: string | null): Promise<readonly RemindedStudent[]> {
    const rows = await this.sql.rows<Clock & { studentId: string; timeZone: string }>(REMINDED, [studentId]);
    return rows.map((row) => ({
      studentId: row.studentId,
      timeZone: row.timeZone,
      quietHours: quietHoursIn(row),
    }));
  }

  async saveClock(userId: string, timeZone: string | null, quietHours: QuietHours | null): Promise<void> {
    await this.sql.rows(SAVE_CLOCK, [userId, timeZone, quietHours?.from ?? null, quietHours?.to ?? null]);
  }

  async saveWhere(userId: string, topic: NotificationTopic, { bell, email }: Where): Promise<void> {
    await this.sql.rows(SAVE_WHERE, [userId, topic, bell, email]);
  }

  private async read(statement: string, userId: string): Promise<DeliverySettings> {
    const clock = await this.sql.row<Clock>(statement, [userId]);
    const chosen = await this.sql.rows<Where & { topic: string }>(WHERE, [userId]);
    return {
      timeZone: clock?.timeZone ?? null,
      quietHours: clock === null ? null : quietHoursIn(clock),
      where: {
        ...WHERE_AT_FIRST,
        ...Object.fromEntries(chosen.map(({ topic, bell, email }) => [topic, { bell, email }])),
      },
    };
  }
}

const quietHoursIn = ({ quietFrom, quietTo }: Clock): QuietHours | null =>
  quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo };
