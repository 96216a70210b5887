import { DomainEvent } from '#shared-kernel/domain/domain-event.js';

/** A student saved something. `version` counts up by one with each change, so a later one supersedes an earlier. */
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
