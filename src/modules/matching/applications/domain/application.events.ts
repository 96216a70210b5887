import { DomainEvent } from '#shared-kernel/domain/domain-event.js';
import { type ApplicationType, type DecisionResult, type PlanDetail } from './terms.js';

/** A student started an application. */
export class ApplicationBegun extends DomainEvent {
  static readonly type = 'matching.application-begun';
  readonly type = ApplicationBegun.type;

  constructor(
    readonly applicationId: string,
    readonly studentId: string,
    /** UNITID. */
    readonly collegeId: number,
    readonly applicationType: ApplicationType,
  ) {
    super();
  }
}

export class ApplicationRoundChanged extends DomainEvent {
  static readonly type = 'matching.application-round-changed';
  readonly type = ApplicationRoundChanged.type;

  constructor(
    readonly applicationId: string,
    readonly studentId: string,
    readonly collegeId: number,
    readonly applicationType: ApplicationType,
    readonly plan: PlanDetail | null,
  ) {
    super();
  }
}

/** It reached Submitted for the first time. */
export class ApplicationSubmitted extends DomainEvent {
  static readonly type = 'matching.application-submitted';
  readonly type = ApplicationSubmitted.type;

  constructor(
    readonly applicationId: string,
    readonly studentId: string,
    readonly collegeId: number,
  ) {
    super();
  }
}

export class ApplicationDecided extends DomainEvent {
  static readonly type = 'matching.application-decided';
  readonly type = ApplicationDecided.type;

  constructor(
    readonly applicationId: string,
    readonly studentId: string,
    readonly collegeId: number,
    readonly result: DecisionResult,
  ) {
    super();
  }
}

/** Deleted by the student, who may bring it back for a day. */
export class ApplicationRemoved extends DomainEvent {
  static readonly type = 'matching.application-removed';
  readonly type = ApplicationRemoved.type;

  constructor(
    readonly applicationId: string,
    readonly studentId: string,
    readonly collegeId: number,
  ) {
    super();
  }
}
