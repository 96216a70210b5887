import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

interface ActivityEntry {
  id: string;
  kind: string;
  happenedAt: string;
  byYou: boolean;
  detail: Record<string, string> | null;
}

const ENTRIES = `
  select id, kind, happened_at as "happenedAt", by_user_id is null as "byYou", detail
    from identity.audit_log where user_id = $1
   order by id desc limit $2 offset $3`;

/** What owners may read of the audit log: no IP addresses, and no other person's id. */
@Injectable()
export class AccountActivityReadModel {
  constructor(private readonly sql: Sql) {}

  async of(userId: string, page: number, pageSize: number) {
    const items = await this.sql.rows<ActivityEntry>(ENTRIES, [userId, pageSize, (page - 1) * pageSize]);
    const counted = await this.sql.row<{ total: number }>(
      'select count(*)::int as total from identity.audit_log where user_id = $1',
      [userId],
    );
    return { items, total: counted?.total ?? 0, page, pageSize };
  }
}
