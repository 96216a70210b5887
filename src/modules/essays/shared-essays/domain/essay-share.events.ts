import { DomainEvent } from '#shared-kernel/domain/domain-event.js';

/** A student let an adult read one essay. */
export class EssayShared extends DomainEvent {
  static readonly type = 'essays.essay-shared';
  readonly type = EssayShared.type;

  constructor(
    readonly essayId: string,
    readonly studentId: string,
    readonly adultId: string,
  ) {
    super();
  }
}
