import { DomainEvent } from '#shared-kernel/domain/domain-event.js';

/** A counselor commented on a student’s essay. */
export class EssayCommented extends DomainEvent {
  static readonly type = 'essays.essay-commented';
  readonly type = EssayCommented.type;

  constructor(
    readonly commentId: string,
    readonly essayId: string,
    readonly studentId: string,
  ) {
    super();
  }
}
