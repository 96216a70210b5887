import { DomainEvent } from '#shared-kernel/domain/domain-event.js';

/** A parent ticked aid forms, or entered or corrected an aid offer, for a student who shares them. */
export class AidChangedByParent extends DomainEvent {
  static readonly type = 'matching.aid-changed-by-parent';
  readonly type = AidChangedByParent.type;

  constructor(
    readonly studentId: string,
    readonly parentId: string,
    readonly what: 'offer' | 'forms',
    /** One of those it is about. */
    readonly applicationId: string,
    readonly collegeId: number,
    /** ISO date. */
    readonly day: string,
  ) {
    super();
  }
}
