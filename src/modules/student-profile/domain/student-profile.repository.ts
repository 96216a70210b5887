import { AcademicProfile } from './academic/academic-profile.js';
import { type ClassOf, type ProfileRecord } from './profile-record.js';
import { AcademicProfileRequired } from './student-profile.errors.js';
import { type StudentProfile } from './student-profile.js';

/** Loads and stores a student's answers. A kind of record is named by its class. */
export abstract class StudentProfileRepository {
  /**
   * The student's profile, created at the first call. Locked until the unit of work ends, so that changes of one
   * student take turns.
   */
  abstract lock(studentId: string): Promise<StudentProfile>;

  /** The record of a kind that exists once per student; null before the first save. */
  abstract find<Kind extends ProfileRecord>(kind: ClassOf<Kind>, studentId: string): Promise<Kind | null>;

  /** @throws ProfileEntryNotFound also for another student's, so that it looks absent. */
  abstract ownedBy<Kind extends ProfileRecord>(
    kind: ClassOf<Kind>,
    studentId: string,
    id: string,
  ): Promise<Kind>;

  /** The student's records of a kind, in no order. */
  abstract listOf<Kind extends ProfileRecord>(kind: ClassOf<Kind>, studentId: string): Promise<Kind[]>;

  /** How many records of a kind the student has. */
  abstract count<Kind extends ProfileRecord>(kind: ClassOf<Kind>, studentId: string): Promise<number>;

  abstract add(record: ProfileRecord): void;

  abstract remove(record: ProfileRecord): void;

  /** Deletes all answers of this student. */
  abstract forget(studentId: string): Promise<void>;

  /** @throws AcademicProfileRequired before its first answer is saved. */
  async academicProfile(studentId: string): Promise<AcademicProfile> {
    const found = await this.find(AcademicProfile, studentId);
    if (found === null) throw new AcademicProfileRequired();
    return found;
  }
}
