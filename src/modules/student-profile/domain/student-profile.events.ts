import { DomainEvent } from '#shared-kernel/domain/domain-event.js';

/** A student's profile changed. `version` goes up by one with each change. */
export class ProfileChanged extends DomainEvent {
  static readonly type = 'student-profile.profile-changed';
  readonly type = ProfileChanged.type;

  constructor(
    readonly studentId: string,
    readonly version: number,
  ) {
    super();
  }
}
