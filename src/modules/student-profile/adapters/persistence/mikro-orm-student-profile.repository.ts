import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type ClassOf, type ProfileRecord } from '../../domain/profile-record.js';
import { ProfileEntryNotFound } from '../../domain/student-profile.errors.js';
import { StudentProfile } from '../../domain/student-profile.js';
import { StudentProfileRepository } from '../../domain/student-profile.repository.js';

/** Of two first saves at once, one inserts the row and the other waits for it. */
const OPEN = `
  insert into student_profile.profiles (student_id, version) values ($1, 0)
  on conflict (student_id) do nothing`;

@Injectable()
export class MikroOrmStudentProfileRepository extends StudentProfileRepository {
  constructor(
    private readonly entities: EntityManager,
    private readonly sql: Sql,
  ) {
    super();
  }

  async lock(studentId: string): Promise<StudentProfile> {
    await this.sql.rows(OPEN, [studentId]);
    return this.entities.findOneOrFail(
      StudentProfile,
      { studentId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
  }

  async find<Kind extends ProfileRecord>(kind: ClassOf<Kind>, studentId: string): Promise<Kind | null> {
    const found = await this.entities.findOne<ProfileRecord>(kind, { studentId });
    return found instanceof kind ? found : null;
  }

  async ownedBy<Kind extends ProfileRecord>(
    kind: ClassOf<Kind>,
    studentId: string,
    id: string,
  ): Promise<Kind> {
    const found = await this.entities.findOne<ProfileRecord>(kind, { id, studentId });
    if (!(found instanceof kind)) throw new ProfileEntryNotFound();
    return found;
  }

  async listOf<Kind extends ProfileRecord>(kind: ClassOf<Kind>, studentId: string): Promise<Kind[]> {
    const found = await this.entities.find<ProfileRecord>(kind, { studentId });
    return found.filter((record): record is Kind & typeof record => record instanceof kind);
  }

  count<Kind extends ProfileRecord>(kind: ClassOf<Kind>, studentId: string): Promise<number> {
    return this.entities.count<ProfileRecord>(kind, { studentId });
  }

  add(record: ProfileRecord): void {
    this.entities.persist(record);
  }

  remove(record: ProfileRecord): void {
    this.entities.remove(record);
  }

  async forget(studentId: string): Promise<void> {
    // Deletes every record of the profile as well.
    await this.sql.rows('delete from student_profile.profiles where student_id = $1', [studentId]);
  }
}
