import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { SavedCollege } from '../../domain/saved-college.js';
import { SavedCollegeNotFound } from '../../domain/saved-college.errors.js';
import { SavedCollegeRepository } from '../../domain/saved-college.repository.js';

// The update changes nothing: it locks the row that is there, so that no other transaction removes it meanwhile.
const ADD_ONCE = `
  insert into matching.saved_colleges
         (id, student_id, college_id, category, category_is_yours, notes, is_hidden, saved_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
      on conflict (student_id, college_id) do update set student_id = excluded.student_id
  returning id`;

@Injectable()
export class MikroOrmSavedCollegeRepository extends SavedCollegeRepository {
  constructor(
    private readonly entities: EntityManager,
    private readonly sql: Sql,
  ) {
    super();
  }

  /** SQL, because finding and adding through the mapper takes the server twice as long. */
  async addOnce(saved: SavedCollege): Promise<SavedCollege> {
    const { id, studentId, collegeId, ...details } = saved.details();
    const { category, categoryIsYours, notes, isHidden, savedAt } = details;
    const inList = await this.sql.row<{ id: string }>(ADD_ONCE, [
      id,
      studentId,
      collegeId,
      category,
      categoryIsYours,
      notes,
      isHidden,
      savedAt,
    ]);
    return inList?.id === id
      ? this.entities.merge(saved)
      : this.entities.findOneOrFail(SavedCollege, { studentId, collegeId });
  }

  async ownedBy(studentId: string, savedCollegeId: string): Promise<SavedCollege> {
    const saved = await this.entities.findOne(SavedCollege, { id: savedCollegeId, studentId });
    if (saved === null) throw new SavedCollegeNotFound();
    return saved;
  }

  remove(saved: SavedCollege): void {
    this.entities.remove(saved);
  }
}
