import { DomainEvent } from '#shared-kernel/domain/domain-event.js';

/** An adult used a student's code. */
export class AdultLinked extends DomainEvent {
  static readonly type = 'identity.adult-linked';
  readonly type = AdultLinked.type;

  constructor(
    /** Of the invitation: a new one for each link of the same two. */
    readonly invitationId: string,
    readonly studentId: string,
    readonly adultId: string,
  ) {
    super();
  }
}

/** The student or the adult ended the link. */
export class AdultUnlinked extends DomainEvent {
  static readonly type = 'identity.adult-unlinked';
  readonly type = AdultUnlinked.type;

  constructor(
    /** Tells two ends of the same two apart. */
    readonly endId: string,
    readonly studentId: string,
    readonly adultId: string,
    readonly endedBy: 'student' | 'adult',
  ) {
    super();
  }
}
