import { DomainEvent } from '#shared-kernel/domain/domain-event.js';
import { type Relation } from './shared-part.js';

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

/** An invitation goes to its address, for the first time or again. */
export class InvitationMailed extends DomainEvent {
  static readonly type = 'identity.invitation-mailed';
  readonly type = InvitationMailed.type;

  constructor(
    readonly invitationId: string,
    readonly studentId: string,
  ) {
    super();
  }
}

/** An adult typed a student's email. Whether there is such a student, nobody looked yet. */
export class StudentAsked extends DomainEvent {
  static readonly type = 'identity.student-asked';
  readonly type = StudentAsked.type;

  constructor(
    readonly requestId: string,
    readonly adultId: string,
    readonly relation: Relation,
    readonly sealedEmail: string,
  ) {
    super();
  }
}

/** An adult asked this student to share with them. */
export class LinkRequested extends DomainEvent {
  static readonly type = 'identity.link-requested';
  readonly type = LinkRequested.type;

  constructor(
    readonly requestId: string,
    readonly studentId: string,
    readonly adultId: string,
  ) {
    super();
  }
}

/** The student said yes. */
export class RequestGranted extends DomainEvent {
  static readonly type = 'identity.request-granted';
  readonly type = RequestGranted.type;

  constructor(
    readonly requestId: string,
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
