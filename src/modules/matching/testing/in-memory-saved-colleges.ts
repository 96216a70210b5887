import { type DomainEvent } from '#shared-kernel/domain/domain-event.js';
import { type SavedCollege } from '../domain/saved-college.js';
import {
  MOST_SAVED_COLLEGES,
  SavedCollegeNotFound,
  TooManySavedColleges,
} from '../domain/saved-college.errors.js';
import { SavedCollegeRepository } from '../domain/saved-college.repository.js';

/** Saved colleges in memory, for specs; `published` is what the unit of work would have stored so far. */
export class InMemorySavedColleges extends SavedCollegeRepository {
  private readonly saved = new Map<string, SavedCollege>();
  private readonly touched = new Set<SavedCollege>();

  addOnce(saved: SavedCollege): Promise<SavedCollege> {
    const existing = this.all().find(
      ({ studentId, collegeId }) => studentId === saved.studentId && collegeId === saved.collegeId,
    );
    if (existing !== undefined) return Promise.resolve(existing);
    const inList = this.all().filter(({ studentId }) => studentId === saved.studentId);
    if (inList.length >= MOST_SAVED_COLLEGES) return Promise.reject(new TooManySavedColleges());
    this.saved.set(saved.id, saved);
    this.touched.add(saved);
    return Promise.resolve(saved);
  }

  ownedBy(studentId: string, savedCollegeId: string): Promise<SavedCollege> {
    const saved = this.saved.get(savedCollegeId);
    return saved?.studentId === studentId
      ? Promise.resolve(saved)
      : Promise.reject(new SavedCollegeNotFound());
  }

  find(studentId: string, collegeId: number): Promise<SavedCollege | null> {
    const found = this.all().find((saved) => saved.studentId === studentId && saved.collegeId === collegeId);
    return Promise.resolve(found ?? null);
  }

  remove(saved: SavedCollege): void {
    this.saved.delete(saved.id);
  }

  all(): SavedCollege[] {
    return [...this.saved.values()];
  }

  get published(): DomainEvent[] {
    return [...this.touched].flatMap((saved) => saved.pullEvents());
  }
}
