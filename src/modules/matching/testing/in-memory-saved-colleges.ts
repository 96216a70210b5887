import { type Added } from '#shared-kernel/domain/added.js';
import { type DomainEvent } from '#shared-kernel/domain/domain-event.js';
import { AccountGone, type Accounts } from '#modules/identity/contracts/index.js';
import { NotedAccounts } from '#modules/identity/testing/noted-accounts.js';
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

  constructor(private readonly accounts: Accounts = new NotedAccounts()) {
    super();
  }

  async addOnce(saved: SavedCollege): Promise<Added> {
    if (!(await this.accounts.lockIfExists(saved.studentId))) throw new AccountGone();
    const existing = this.all().find(
      ({ studentId, collegeId }) => studentId === saved.studentId && collegeId === saved.collegeId,
    );
    if (existing !== undefined) return { id: existing.id, isNew: false };
    const inList = this.all().filter(({ studentId }) => studentId === saved.studentId);
    if (inList.length >= MOST_SAVED_COLLEGES) throw new TooManySavedColleges();
    this.saved.set(saved.id, saved);
    this.touched.add(saved);
    return { id: saved.id, isNew: true };
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
