import { type DomainEvent } from '#shared-kernel/domain/domain-event.js';
import { type ClassOf, type ProfileRecord } from '../domain/profile-record.js';
import { ProfileEntryNotFound } from '../domain/student-profile.errors.js';
import { StudentProfile } from '../domain/student-profile.js';
import { StudentProfileRepository } from '../domain/student-profile.repository.js';

/** Profiles in memory, for specs; `published` is what the unit of work would have stored so far. */
export class InMemoryStudentProfileRepository extends StudentProfileRepository {
  private readonly profiles = new Map<string, StudentProfile>();
  private readonly records = new Set<ProfileRecord>();

  lock(studentId: string): Promise<StudentProfile> {
    const profile = this.profiles.get(studentId) ?? new StudentProfile(studentId);
    this.profiles.set(studentId, profile);
    return Promise.resolve(profile);
  }

  find<Kind extends ProfileRecord>(kind: ClassOf<Kind>, studentId: string): Promise<Kind | null> {
    return Promise.resolve(this.all(kind).find((record) => record.studentId === studentId) ?? null);
  }

  ownedBy<Kind extends ProfileRecord>(kind: ClassOf<Kind>, studentId: string, id: string): Promise<Kind> {
    const owned = this.all(kind).find((record) => record.id === id && record.studentId === studentId);
    return owned === undefined ? Promise.reject(new ProfileEntryNotFound()) : Promise.resolve(owned);
  }

  listOf<Kind extends ProfileRecord>(kind: ClassOf<Kind>, studentId: string): Promise<Kind[]> {
    return Promise.resolve(this.all(kind).filter((record) => record.studentId === studentId));
  }

  count<Kind extends ProfileRecord>(kind: ClassOf<Kind>, studentId: string): Promise<number> {
    return this.listOf(kind, studentId).then(({ length }) => length);
  }

  add(record: ProfileRecord): void {
    this.records.add(record);
  }

  remove(record: ProfileRecord): void {
    this.records.delete(record);
  }

  forget(studentId: string): Promise<void> {
    this.profiles.delete(studentId);
    for (const record of this.records) if (record.studentId === studentId) this.records.delete(record);
    return Promise.resolve();
  }

  all<Kind extends ProfileRecord>(kind: ClassOf<Kind>): Kind[] {
    return [...this.records].filter((record): record is Kind => record instanceof kind);
  }

  get published(): DomainEvent[] {
    return [...this.profiles.values()].flatMap((profile) => profile.pullEvents());
  }
}
