import { Refusal } from '#shared-kernel/domain/refusal.js';

export class ImportAlreadyRunning extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'college-catalogue.import-already-running';

  constructor() {
    super('An import is running already. Wait for it to finish, or cancel it first.');
  }
}

export class ImportNotFound extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'college-catalogue.import-not-found';

  constructor() {
    super('We don’t know this import.');
  }
}

export class ImportFailed extends Refusal {
  readonly kind = 'unavailable';
  readonly code = 'college-catalogue.import-failed';
}
