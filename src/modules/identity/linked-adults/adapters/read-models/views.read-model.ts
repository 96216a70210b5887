import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

interface View {
  id: string;
  viewedAt: string;
  by: 'adult' | 'admin' | 'link' | 'removed';
  /** Of an adult, or for whom a link without an account was made. */
  name: string | null;
  relation: 'parent' | 'counselor' | null;
  /** Null once the account of who looked is removed. */
  what: string | null;
  /** Of one essay an adult read. */
  title: string | null;
  reason: string | null;
}

const VIEWED = `user_id = $1 and kind in ('student-viewed', 'file-opened', 'share-link-opened')`;

// Only views of linked adults say how they are related. Nobody learns the names of the people who run Flyleaf.
const VIEWS = `
  select l.id, l.happened_at as "viewedAt",
         case when l.kind = 'share-link-opened' then 'link' when l.by_user_id is null then 'removed' when l.detail ->> 'relation' is not null then 'adult' else 'admin' end as by,
         case when l.kind = 'share-link-opened' then l.detail ->> 'name'
              when l.detail ->> 'relation' is not null then a.first_name || ' ' || a.last_name end as name,
         l.detail ->> 'relation' as relation,
         case when l.kind = 'file-opened' then 'file' else l.detail ->> 'what' end as what,
         l.detail ->> 'title' as title, l.detail ->> 'reason' as reason
    from identity.audit_log l
    left join identity.users a on a.id = l.by_user_id
   where l.${VIEWED}
   order by l.id desc limit $2 offset $3`;
const COUNT = `select count(*)::int as total from identity.audit_log where ${VIEWED}`;

/** Who looked at what of a student over the last year, the newest first. */
@Injectable()
export class ViewsReadModel {
  constructor(private readonly sql: Sql) {}

  async of(studentId: string, page: number, pageSize: number) {
    const items = await this.sql.rows<View>(VIEWS, [studentId, pageSize, (page - 1) * pageSize]);
    const counted = await this.sql.row<{ total: number }>(COUNT, [studentId]);
    return { items, total: counted?.total ?? 0, page, pageSize };
  }
}
