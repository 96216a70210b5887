import { AggregateRoot } from '#shared-kernel/domain/aggregate-root.js';
import { type Category } from './engine/index.js';
import { type ListCategory, listCategoryOf } from './list-category.js';
import { CollegeSaved, SavedCollegeMoved, SavedCollegeRemoved } from './saved-college.events.js';

export interface NewSavedCollege {
  id: string;
  studentId: string;
  /** UNITID. */
  collegeId: number;
  /** Null when there is not enough to estimate. */
  estimated: Category | null;
  /** The student's choice; null leaves it to the estimate. */
  chosen: ListCategory | null;
  notes: string;
  now: Date;
}

/** A college in a student's list. Its category follows the estimate until the student chooses another. */
export class SavedCollege extends AggregateRoot {
  private isHidden = false;

  constructor(
    readonly id: string,
    readonly studentId: string,
    readonly collegeId: number,
    private category: ListCategory,
    private categoryIsYours: boolean,
    private notes: string,
    private readonly savedAt: Date,
  ) {
    super();
  }

  static save(college: NewSavedCollege): SavedCollege {
    const { id, studentId, collegeId, estimated, chosen, notes, now } = college;
    const suggested = listCategoryOf(estimated);
    const category = chosen ?? suggested;
    const saved = new SavedCollege(id, studentId, collegeId, category, category !== suggested, notes, now);
    saved.record(new CollegeSaved(id, studentId, collegeId, category));
    return saved;
  }

  /** Kept as typed, including spaces. */
  changeNotes(notes: string): void {
    this.notes = notes;
  }

  /** Choosing the estimated category again makes the college follow the estimate again. */
  moveTo(category: ListCategory, estimated: Category | null): void {
    const isMoved = category !== this.category;
    this.category = category;
    this.categoryIsYours = category !== listCategoryOf(estimated);
    if (isMoved) this.record(new SavedCollegeMoved(this.id, this.studentId, this.collegeId, category));
  }

  /** The student is not interested any more: it moves out of sight with its notes. */
  setHidden(isHidden: boolean): void {
    this.isHidden = isHidden;
  }

  remove(): void {
    this.record(new SavedCollegeRemoved(this.id, this.studentId, this.collegeId));
  }

  details() {
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
