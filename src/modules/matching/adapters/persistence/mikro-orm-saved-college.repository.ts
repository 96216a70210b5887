import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { SavedCollege } from '../../domain/saved-college.js';
import {
  MOST_SAVED_COLLEGES,
  SavedCollegeNotFound,
  TooManySavedColleges,
} from '../../domain/saved-college.errors.js';
import { SavedCollegeRepository } from '../../domain/saved-college.repository.js';

// Counting here costs no further round trip; of several saves at the same moment, each may still find the last place free.
// The update changes nothing: it locks the row that is there, so that no other transaction removes it meanwhile.
const ADD_ONCE = `
  with added as (
    insert into matching.saved_colleges
           (id, student_id, college_id, category, category_is_yours, notes, is_hidden, saved_at)
    select $1::uuid, $2::uuid, $3::int, $4::text, $5::boolean, $6::text, $7::boolean, $8::timestamptz
     where (select count(*) from matching.saved_colleges where student_id = $2 and college_id <> $3) < $9
        on conflict (student_id, college_id) do update set student_id = excluded.student_id
    returning id),
  answered as (
    update matching.college_suggestions set answer = 'saved'
     where student_id = $2 and college_id = $3 and answer is null and exists (select from added))
  select id from added`;

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
      MOST_SAVED_COLLEGES,
    ]);
    if (inList === null) throw new TooManySavedColleges();
    return inList.id === id
      ? this.entities.merge(saved)
      : this.entities.findOneOrFail(SavedCollege, { studentId, collegeId });
  }

  async ownedBy(studentId: string, savedCollegeId: string): Promise<SavedCollege> {
    const saved = await this.entities.findOne(SavedCollege, { id: savedCollegeId, studentId });
    if (saved === null) throw new SavedCollegeNotFound();
    return saved;
  }

  find(studentId: string, collegeId: number): Promise<SavedCollege | null> {
    return this.entities.findOne(SavedCollege, { studentId, collegeId });
  }

  remove(saved: SavedCollege): void {
    this.entities.remove(saved);
  }
}
