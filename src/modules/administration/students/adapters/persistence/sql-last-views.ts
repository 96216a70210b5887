import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { LastViews, type StudentView } from '../../application/last-views.js';

const NOTE = `
  insert into administration.student_views as known (student_id, admin_id, viewed_at) values ($1, $2, $3)
      on conflict (student_id, admin_id) do update set viewed_at = excluded.viewed_at
   where known.viewed_at <= $4::timestamptz
  returning student_id`;

const REMOVE_ALL = 'delete from administration.student_views where student_id = $1 or admin_id = $1';

@Injectable()
export class SqlLastViews extends LastViews {
  constructor(private readonly sql: Sql) {
    super();
  }

  async note({ studentId, adminId, viewedAt }: StudentView, newAfter: Date): Promise<boolean> {
    return (await this.sql.row(NOTE, [studentId, adminId, viewedAt, newAfter])) !== null;
  }

  async removeAllOf(userId: string): Promise<void> {
    await this.sql.rows(REMOVE_ALL, [userId]);
  }
}
