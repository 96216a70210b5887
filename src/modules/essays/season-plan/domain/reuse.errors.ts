import { Refusal } from '#shared-kernel/domain/refusal.js';

export class ReuseNotPossible extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'essays.reuse-not-possible';

  constructor() {
    super('This essay can’t take the place of that one any more. Look at your plan again.');
  }
}
