import { type Added } from '#shared-kernel/domain/added.js';
import { type SavedCollege } from './saved-college.js';

/** The colleges in students' lists. */
export abstract class SavedCollegeRepository {
  /**
   * Adds it to the student's list by one statement, unless that college is in it already. Tells the id of the one in the list: this
   * one, or the earlier one, which stays as it is. Of two at once, one is added. Whoever suggested the college has their answer, so
   * that it is not suggested again once it leaves the list.
   * @throws AccountGone when the student's account is removed, also at this moment
   * @throws TooManySavedColleges when the list is full
   */
  abstract addOnce(saved: SavedCollege): Promise<Added>;

  /** @throws SavedCollegeNotFound also for another student's, so that it looks absent. */
  abstract ownedBy(studentId: string, savedCollegeId: string): Promise<SavedCollege>;

  /** Null when the college is not in the student's list. */
  abstract find(studentId: string, collegeId: number): Promise<SavedCollege | null>;

  abstract remove(saved: SavedCollege): void;
}
