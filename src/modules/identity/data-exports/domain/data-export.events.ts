import { DomainEvent } from '#shared-kernel/domain/domain-event.js';

/** The copy of their data that someone asked for can be downloaded. */
export class DataExportReady extends DomainEvent {
  static readonly type = 'identity.data-export-ready';
  readonly type = DataExportReady.type;

  constructor(
    readonly exportId: string,
    readonly userId: string,
    readonly readyUntil: string,
  ) {
    super();
  }
}
