import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

/** Older ones are kept, and no longer shown. */
const SHOWN_AT_MOST = 50;

export interface NotificationRow {
  id: string;
  kind: string;
  title: string;
  body: string;
  link: string;
  createdAt: string;
  readAt: string | null;
}

// The window counts before the limit cuts, so list and count are of one moment.
const NEWEST = `
  select id, kind, title, body, link, created_at as "createdAt", read_at as "readAt",
         (count(*) filter (where read_at is null) over ())::int as unread
    from administration.notifications
   where user_id = $1
   order by created_at desc, id desc
   limit ${SHOWN_AT_MOST}`;

const UNREAD = `
  select user_id as "userId", count(*)::int as unread
    from administration.notifications
   where user_id = any($1) and read_at is null
   group by user_id`;

/** What the bell shows: the number on it and the list under it. */
@Injectable()
export class NotificationBellReadModel {
  constructor(private readonly sql: Sql) {}

  async of(userId: string): Promise<{ items: NotificationRow[]; unread: number }> {
    const rows = await this.sql.rows<NotificationRow & { unread: number }>(NEWEST, [userId]);
    return { items: rows, unread: rows[0]?.unread ?? 0 };
  }

  /** Everyone asked for is in the answer. */
  async unreadOf(userIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.sql.rows<{ userId: string; unread: number }>(UNREAD, [userIds]);
    const counted = new Map(rows.map(({ userId, unread }) => [userId, unread]));
    return new Map(userIds.map((userId) => [userId, counted.get(userId) ?? 0]));
  }
}
