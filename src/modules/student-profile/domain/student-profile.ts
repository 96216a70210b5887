import { AggregateRoot } from '#shared-kernel/domain/aggregate-root.js';
import { ProfileChanged } from './student-profile.events.js';

/** Holds a student's records together: whoever changes one of them holds this first, and counts the change here. */
export class StudentProfile extends AggregateRoot {
  private version = 0;

  constructor(readonly studentId: string) {
    super();
  }

  noteChange(): void {
    this.version += 1;
    this.record(new ProfileChanged(this.studentId, this.version));
  }
}
