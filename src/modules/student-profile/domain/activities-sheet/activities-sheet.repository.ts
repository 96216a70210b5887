import { type ActivitiesSheet, type StoredSheet } from './activities-sheet.js';

/** Loads and stores a student's activities sheet as a whole. */
export abstract class ActivitiesSheetRepository {
  /** Empty before the first save. */
  abstract of(studentId: string): Promise<StoredSheet>;

  /** Leaves out rows whose entry is not in this student's profile, such as one deleted in the meantime. */
  abstract save(studentId: string, sheet: ActivitiesSheet, now: Date): Promise<void>;
}
