import { DomainEvent } from '#shared-kernel/domain/domain-event.js';

/** A student said whether a college interests them. Null takes the answer back. */
export class RecommendationChosen extends DomainEvent {
  static readonly type = 'matching.recommendation-chosen';
  readonly type = RecommendationChosen.type;

  constructor(
    readonly studentId: string,
    /** UNITID. */
    readonly collegeId: number,
    readonly userInterested: boolean | null,
  ) {
    super();
  }
}
