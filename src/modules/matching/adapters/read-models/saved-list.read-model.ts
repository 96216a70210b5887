import { Injectable } from '@nestjs/common';
import { SqlReader } from '#shared-kernel/platform/persistence/sql-reader.js';

export interface SavedRow {
  id: string;
  collegeId: number;
  category: 'Reach' | 'Target' | 'Safety';
  categoryIsYours: boolean;
  notes: string;
  isHidden: boolean;
  savedAt: string;
}

const ROWS = `
  select id, college_id as "collegeId", category, category_is_yours as "categoryIsYours", notes,
         is_hidden as "isHidden", saved_at as "savedAt"
    from matching.saved_colleges
   where student_id = $1`;

const LIST = { name: 'saved-list', sql: `${ROWS} order by saved_at desc, id desc` };

/** A student's own list, the newest first. */
@Injectable()
export class SavedListReadModel {
  constructor(private readonly sql: SqlReader) {}

  of(studentId: string): Promise<SavedRow[]> {
    return this.sql.prepared(LIST, [studentId]);
  }

  one(studentId: string, id: string): Promise<SavedRow | null> {
    return this.sql.row(`${ROWS} and id = $2`, [studentId, id]);
  }
}
