import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Added } from '#shared-kernel/domain/added.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { AccountGone } from '#modules/identity/contracts/index.js';
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
  with student as (select from identity.v_accounts where id = $2 for key share),
  added as (
    insert into matching.saved_colleges
           (id, student_id, college_id, category, category_is_yours, notes, is_hidden, saved_at)
    select $1::uuid, $2::uuid, $3::int, $4::text, $5::boolean, $6::text, $7::boolean, $8::timestamptz
      from student
     where (select count(*) from matching.saved_colleges where student_id = $2 and college_id <> $3) < $9
        on conflict (student_id, college_id) do update set student_id = excluded.student_id
    returning id),
  answered as (
    update matching.college_suggestions set answer = 'saved'
     where student_id = $2 and college_id = $3 and answer is null and exists (select from added))
  select exists (select from student) as "hasAccount", (select id from added)`;

@Injectable()
export class MikroOrmSavedCollegeRepository extends SavedCollegeRepository {
  constructor(
    private readonly entities: EntityManager,
    private readonly sql: Sql,
  ) {
    super();
  }

  /** SQL, because finding and adding through the mapper takes the server twice as long. */
  async addOnce(saved: SavedCollege): Promise<Added> {
    const { id, studentId, collegeId, category, categoryIsYours, notes, isHidden, savedAt } = saved.details();
    const found = await this.sql.row<{ hasAccount: boolean; id: string | null }>(ADD_ONCE, [
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
    if (found?.hasAccount !== true) throw new AccountGone();
    if (found.id === null) throw new TooManySavedColleges();
    return { id: found.id, isNew: found.id === id };
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
