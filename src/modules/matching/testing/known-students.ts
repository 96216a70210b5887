import { type AcademicSnapshot, StudentDirectory } from '#modules/student-profile/contracts/index.js';
import { type StudentFacts } from '../domain/engine/index.js';

/** Students in memory; as in the product, every change is a new version. */
export class KnownStudents extends StudentDirectory {
  private readonly snapshots = new Map<string, AcademicSnapshot>();
  snapshotsRead = 0;
  /** The next read of a snapshot fails with this. */
  failure: Error | undefined;

  save(studentId: string, facts: StudentFacts, declined: AcademicSnapshot['declined'] = []): number {
    const profileVersion = (this.snapshots.get(studentId)?.profileVersion ?? 0) + 1;
    const activities = facts.activities.map((activity, at) => ({ id: `activity-${at + 1}`, ...activity }));
    this.snapshots.set(studentId, {
      ...facts,
      activities,
      intendedMajor: null,
      declined,
      studentId,
      profileVersion,
    });
    return profileVersion;
  }

  async academicSnapshot(studentId: string): Promise<AcademicSnapshot | null> {
    await Promise.resolve();
    this.snapshotsRead += 1;
    const { failure } = this;
    this.failure = undefined;
    if (failure !== undefined) throw failure;
    return this.snapshots.get(studentId) ?? null;
  }

  profileVersion(studentId: string): Promise<number> {
    return Promise.resolve(this.snapshots.get(studentId)?.profileVersion ?? 0);
  }

  completionPercent(): Promise<number> {
    return Promise.reject(new Error('Nothing in memory knows how much of a profile is done.'));
  }
}
