import { type SavedCollege, type SavedCollegeRecord } from '../domain/saved-college.js';
import { SavedCollegeNotFound } from '../domain/saved-college.errors.js';
import { SavedCollegeRepository } from '../domain/saved-college.repository.js';

export class InMemorySavedColleges extends SavedCollegeRepository {
  private readonly saved = new Map<string, SavedCollege>();

  keep(saved: SavedCollege): Promise<{ record: SavedCollegeRecord; isNew: boolean }> {
    const there = this.all().find(
      ({ studentId, collegeId }) => studentId === saved.studentId && collegeId === saved.collegeId,
    );
    if (there !== undefined) return Promise.resolve({ record: there.record(), isNew: false });
    this.saved.set(saved.id, saved);
    return Promise.resolve({ record: saved.record(), isNew: true });
  }

  ownedBy(studentId: string, id: string): Promise<SavedCollege> {
    const saved = this.saved.get(id);
    return saved?.studentId === studentId
      ? Promise.resolve(saved)
      : Promise.reject(new SavedCollegeNotFound());
  }

  remove(saved: SavedCollege): void {
    this.saved.delete(saved.id);
  }

  all(): SavedCollege[] {
    return [...this.saved.values()];
  }
}
