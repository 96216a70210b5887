import { Refusal } from '#shared-kernel/domain/refusal.js';

/** Saved in another tab or on another device since this one read it: saving now would overwrite that. */
export class SheetChangedElsewhere extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'student-profile.sheet-changed-elsewhere';

  constructor() {
    super('You changed this sheet in another tab or on another device.');
  }
}
