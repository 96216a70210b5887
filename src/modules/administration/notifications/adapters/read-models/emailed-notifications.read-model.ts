import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

export interface EmailedNotification {
  kind: string;
  title: string;
  body: string;
  spanish: { title: string; body: string } | null;
  /** A page of Flyleaf. */
  link: string;
}

const UNREAD = `
  select kind, title, body, spanish, link from administration.notifications
   where user_id = $1 and id = any ($2) and read_at is null
   order by created_at, id`;

/** What is still to be told of notifications whose email was ordered. */
@Injectable()
export class EmailedNotificationsReadModel {
  constructor(private readonly sql: Sql) {}

  unread(userId: string, ids: readonly string[]): Promise<EmailedNotification[]> {
    return this.sql.rows<EmailedNotification>(UNREAD, [userId, ids]);
  }
}
