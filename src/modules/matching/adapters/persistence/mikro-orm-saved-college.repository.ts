import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { SavedCollege, type SavedCollegeRecord } from '../../domain/saved-college.js';
import { SavedCollegeNotFound } from '../../domain/saved-college.errors.js';
import { SavedCollegeRepository } from '../../domain/saved-college.repository.js';

// The update changes nothing: it locks the row that is there and hands it out, in one statement.
const KEEP = `
  insert into matching.saved_colleges
         (id, student_id, college_id, category, category_is_yours, notes, is_hidden, saved_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
      on conflict (student_id, college_id) do update set student_id = excluded.student_id
  returning id, student_id as "studentId", college_id as "collegeId", category, category_is_yours as "categoryIsYours",
            notes, is_hidden as "isHidden", saved_at as "savedAt"`;

/** The driver gives times as text. */
type StoredRow = Omit<SavedCollegeRecord, 'savedAt'> & { savedAt: string };

@Injectable()
export class MikroOrmSavedCollegeRepository extends SavedCollegeRepository {
  constructor(
    private readonly entities: EntityManager,
    private readonly sql: Sql,
  ) {
    super();
  }

  async keep(saved: SavedCollege): Promise<{ record: SavedCollegeRecord; isNew: boolean }> {
    const { id, studentId, collegeId, category, categoryIsYours, notes, isHidden, savedAt } = saved.record();
    const stored = await this.sql.row<StoredRow>(KEEP, [
      id,
      studentId,
      collegeId,
      category,
      categoryIsYours,
      notes,
      isHidden,
      savedAt,
    ]);
    if (stored === null) throw new Error('A college that was kept is not there.');
    return { record: { ...stored, savedAt: new Date(stored.savedAt) }, isNew: stored.id === id };
  }

  async ownedBy(studentId: string, id: string): Promise<SavedCollege> {
    const saved = await this.entities.findOne(SavedCollege, { id, studentId });
    if (saved === null) throw new SavedCollegeNotFound();
    return saved;
  }

  remove(saved: SavedCollege): void {
    this.entities.remove(saved);
  }
}
