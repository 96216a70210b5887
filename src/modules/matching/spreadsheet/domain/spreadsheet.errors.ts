import { Refusal } from '#shared-kernel/domain/refusal.js';

/** A file that is no table, or one that is too long. */
export class SpreadsheetUnreadable extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'matching.spreadsheet-unreadable';
}
