import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type SharedEssayCount, SharedEssayCounts } from '../../contracts/index.js';

const COUNTS = `
  select essay.user_id as "studentId", count(*)::int as shared,
         count(*) filter (where not exists (
           select 1 from essays.essay_comments comment
            where comment.essay_id = essay.id and comment.counselor_id = $1 and comment.created_at >= version.created_at
         ))::int as "awaitingComment"
    from unnest($2::uuid[], $3::timestamptz[]) as link (student_id, linked_at)
    join essays.essays essay on essay.user_id = link.student_id
    join essays.essay_shares share
      on share.essay_id = essay.id and share.adult_id = $1 and share.linked_at = link.linked_at
    join essays.essay_versions version
      on version.essay_id = essay.id and version.version_number = essay.latest_version_number
   group by essay.user_id`;

@Injectable()
export class SqlSharedEssayCounts extends SharedEssayCounts {
  constructor(private readonly sql: Sql) {
    super();
  }

  async of(counselorId: string, students: Parameters<SharedEssayCounts['of']>[1]) {
    const rows = await this.sql.rows<SharedEssayCount & { studentId: string }>(COUNTS, [
      counselorId,
      students.map(({ studentId }) => studentId),
      students.map(({ linkedAt }) => linkedAt),
    ]);
    return new Map(rows.map(({ studentId, ...count }) => [studentId, count]));
  }
}
