import type { CrisisKind } from '../crisis-kind.js';

/** Sentences that tell of one kind of danger, in the notation of `sentence.ts`. */
export interface SaidOutright {
  readonly kind: CrisisKind;
  /** Heard even in a sentence about a book or a club, and after a "not". */
  readonly always: readonly string[];
  readonly unlessDenied: readonly string[];
}
