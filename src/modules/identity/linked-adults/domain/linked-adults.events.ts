import { DomainEvent } from '#shared-kernel/domain/domain-event.js';

/** A student let an adult in. */
export class AdultLinked extends DomainEvent {
  static readonly type = 'identity.adult-linked';
  readonly type = AdultLinked.type;

  constructor(
    readonly studentId: string,
    readonly adultId: string,
  ) {
    super();
  }
}

/** The student or the adult ended the link. What other contexts keep for this pair goes with it. */
export class AdultUnlinked extends DomainEvent {
  static readonly type = 'identity.adult-unlinked';
  readonly type = AdultUnlinked.type;

  constructor(
    readonly studentId: string,
    readonly adultId: string,
    readonly endedBy: 'student' | 'adult',
  ) {
    super();
  }
}
