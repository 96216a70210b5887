import { type Category } from './engine/index.js';

export type ListCategory = 'Reach' | 'Target' | 'Safety';

const SHELF: Readonly<Record<Category, ListCategory>> = {
  reach: 'Reach',
  target: 'Target',
  safety: 'Safety',
};

/** Where an estimate puts a college; Target as long as there is none. */
export const shelfOf = (estimated: Category | null): ListCategory =>
  estimated === null ? 'Target' : SHELF[estimated];

export interface NewSavedCollege {
  id: string;
  studentId: string;
  /** UNITID. */
  collegeId: number;
  /** Null when there is not enough to estimate. */
  estimated: Category | null;
  /** Where the student wants it; null leaves it to the estimate. */
  wanted: ListCategory | null;
  notes: string;
  now: Date;
}

/** A saved college in plain values, as it is kept. */
export type SavedCollegeRecord = ReturnType<SavedCollege['record']>;

/** A college in a student's own list. Its category follows the estimate until the student makes their own call. */
export class SavedCollege {
  private readonly isHidden = false;

  private constructor(
    readonly id: string,
    readonly studentId: string,
    readonly collegeId: number,
    private category: ListCategory,
    private categoryIsYours: boolean,
    private notes: string,
    private readonly savedAt: Date,
  ) {}

  static save({ id, studentId, collegeId, estimated, wanted, notes, now }: NewSavedCollege): SavedCollege {
    const suggested = shelfOf(estimated);
    const isYours = wanted !== null && wanted !== suggested;
    return new SavedCollege(id, studentId, collegeId, wanted ?? suggested, isYours, notes, now);
  }

  /** As typed, spaces and all. */
  writeNotes(notes: string): void {
    this.notes = notes;
  }

  /** Putting it back where the estimate has it ends the student's own call. */
  moveTo(category: ListCategory, estimated: Category | null): void {
    this.category = category;
    this.categoryIsYours = category !== shelfOf(estimated);
  }

  record() {
    return {
      id: this.id,
      studentId: this.studentId,
      collegeId: this.collegeId,
      category: this.category,
      categoryIsYours: this.categoryIsYours,
      notes: this.notes,
      isHidden: this.isHidden,
      savedAt: this.savedAt,
    };
  }
}
