import { type SavedCollege, type SavedCollegeRecord } from './saved-college.js';

export abstract class SavedCollegeRepository {
  /** Keeps a new one; a college that is in the student's list already stays as it is, and is the answer. Needs no unit of work around it. */
  abstract keep(saved: SavedCollege): Promise<{ record: SavedCollegeRecord; isNew: boolean }>;

  /** Throws `SavedCollegeNotFound`, so a stranger's looks absent. */
  abstract ownedBy(studentId: string, id: string): Promise<SavedCollege>;

  abstract remove(saved: SavedCollege): void;
}
