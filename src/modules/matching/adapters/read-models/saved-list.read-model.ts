import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

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

const LIST = `${ROWS} order by saved_at desc, id desc`;

/** A student's own list, the newest first. */
@Injectable()
export class SavedListReadModel {
  constructor(private readonly sql: Sql) {}

  of(studentId: string): Promise<SavedRow[]> {
    return this.sql.rows(LIST, [studentId]);
  }

  one(studentId: string, id: string): Promise<SavedRow | null> {
    return this.sql.row(`${ROWS} and id = $2`, [studentId, id]);
  }
}
