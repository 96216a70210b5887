import { AggregateRoot } from '#shared-kernel/domain/aggregate-root.js';
import { MOST_PROFILE_ENTRIES, TooManyProfileEntries } from './student-profile.errors.js';
import { ProfileChanged } from './student-profile.events.js';

/** A student's profile. Every change of one of its records locks the profile first and is counted here. */
export class StudentProfile extends AggregateRoot {
  private version = 0;

  constructor(readonly studentId: string) {
    super();
  }

  /** One entry more, beside those of its kind. @throws TooManyProfileEntries */
  recordNewEntry(others: number): void {
    if (others >= MOST_PROFILE_ENTRIES) throw new TooManyProfileEntries();
    this.recordChange();
  }

  recordChange(): void {
    this.version += 1;
    this.record(new ProfileChanged(this.studentId, this.version));
  }
}
