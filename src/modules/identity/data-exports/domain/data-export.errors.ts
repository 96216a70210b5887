import { Refusal } from '#shared-kernel/domain/refusal.js';

export class DataExportNotFound extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'identity.data-export-not-found';

  constructor() {
    super('This copy of your data is no longer here. You can ask for a new one in your settings.');
  }
}
