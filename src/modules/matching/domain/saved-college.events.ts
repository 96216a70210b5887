import { DomainEvent } from '#shared-kernel/domain/domain-event.js';
import { type ListCategory } from './list-category.js';

/** A student added a college to their list. */
export class CollegeSaved extends DomainEvent {
  static readonly type = 'matching.college-saved';
  readonly type = CollegeSaved.type;

  constructor(
    readonly savedCollegeId: string,
    readonly studentId: string,
    /** UNITID. */
    readonly collegeId: number,
    readonly category: ListCategory,
  ) {
    super();
  }
}

/** A student moved a college of their list to another category. */
export class SavedCollegeMoved extends DomainEvent {
  static readonly type = 'matching.saved-college-moved';
  readonly type = SavedCollegeMoved.type;

  constructor(
    readonly savedCollegeId: string,
    readonly studentId: string,
    readonly collegeId: number,
    readonly category: ListCategory,
  ) {
    super();
  }
}

/** A student removed a college from their list. */
export class SavedCollegeRemoved extends DomainEvent {
  static readonly type = 'matching.saved-college-removed';
  readonly type = SavedCollegeRemoved.type;

  constructor(
    readonly savedCollegeId: string,
    readonly studentId: string,
    readonly collegeId: number,
  ) {
    super();
  }
}
