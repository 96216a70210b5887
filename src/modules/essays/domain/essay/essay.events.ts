import { DomainEvent } from '#shared-kernel/domain/domain-event.js';

/** A student asked for a review of this version. */
export class EssaySubmitted extends DomainEvent {
  static readonly type = 'essays.essay-submitted';
  readonly type = EssaySubmitted.type;

  constructor(
    readonly essayId: string,
    readonly studentId: string,
    readonly versionNumber: number,
  ) {
    super();
  }
}

/** A reader finished its review of this version. */
export class EssayReviewed extends DomainEvent {
  static readonly type = 'essays.essay-reviewed';
  readonly type = EssayReviewed.type;

  constructor(
    readonly reviewId: string,
    readonly essayId: string,
    readonly studentId: string,
    readonly versionNumber: number,
  ) {
    super();
  }
}
