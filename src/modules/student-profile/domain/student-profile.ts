import { AggregateRoot } from '#shared-kernel/domain/aggregate-root.js';
import { ProfileChanged } from './student-profile.events.js';

/** A student's profile. Every change of one of its records locks the profile first and is counted here. */
export class StudentProfile extends AggregateRoot {
  private version = 0;

  constructor(readonly studentId: string) {
    super();
  }

  recordChange(): void {
    this.version += 1;
    this.record(new ProfileChanged(this.studentId, this.version));
  }
}
