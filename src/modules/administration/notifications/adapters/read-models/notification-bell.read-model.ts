import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

/** Older ones stay stored but are not listed. */
const MAX_LISTED = 50;

interface Wording {
  title: string;
  body: string;
}

export interface NotificationRow {
  id: string;
  kind: string;
  title: string;
  body: string;
  spanish: Wording | null;
  link: string;
  createdAt: string;
  readAt: string | null;
}

/** Not only for email, and not held by quiet hours. */
const ARRIVED = 'at_bell and (held_until is null or held_until <= $2)';

// The window function counts before the limit applies, so list and count belong to the same moment.
const NEWEST = `
  select id, kind, title, body, spanish, link, created_at as "createdAt", read_at as "readAt",
         (count(*) filter (where read_at is null) over ())::int as unread
    from administration.notifications
   where user_id = $1 and ${ARRIVED}
   order by coalesce(held_until, created_at) desc, id desc
   limit ${MAX_LISTED}`;

const UNREAD = `
  select user_id as "userId", count(*)::int as unread
    from administration.notifications
   where user_id = any($1) and read_at is null and ${ARRIVED}
   group by user_id`;

/** The number on the bell and the list below it. */
@Injectable()
export class NotificationBellReadModel {
  constructor(private readonly sql: Sql) {}

  async of(userId: string, now: Date): Promise<{ items: NotificationRow[]; unread: number }> {
    const rows = await this.sql.rows<NotificationRow & { unread: number }>(NEWEST, [userId, now]);
    return { items: rows, unread: rows[0]?.unread ?? 0 };
  }

  /** Contains every requested user, with 0 for no unread notifications. */
  async unreadOf(userIds: readonly string[], now: Date): Promise<Map<string, number>> {
    const rows = await this.sql.rows<{ userId: string; unread: number }>(UNREAD, [userIds, now]);
    const counted = new Map(rows.map(({ userId, unread }) => [userId, unread]));
    return new Map(userIds.map((userId) => [userId, counted.get(userId) ?? 0]));
  }
}
