import { type ClassOf, type ProfileRecord } from './profile-record.js';
import { type StudentProfile } from './student-profile.js';

/** Loads and stores what a student told us. A kind of record is named by its class. */
export abstract class StudentProfileRepository {
  /**
   * The student's profile, opened at the first call. Changes of one student take turns: the next caller waits here
   * until this unit of work has ended.
   */
  abstract hold(studentId: string): Promise<StudentProfile>;

  /** The record of a kind that exists once per student; null before the first save. */
  abstract only<Kind extends ProfileRecord>(kind: ClassOf<Kind>, studentId: string): Promise<Kind | null>;

  /** @throws PursuitNotFound also for another student's, so that it looks absent. */
  abstract ownedBy<Kind extends ProfileRecord>(
    kind: ClassOf<Kind>,
    studentId: string,
    id: string,
  ): Promise<Kind>;

  abstract add(record: ProfileRecord): void;

  abstract remove(record: ProfileRecord): void;

  /** Everything this student ever told us. */
  abstract forget(studentId: string): Promise<void>;
}
