import { type EarlyApplication } from '../../domain/engine/index.js';

/** Where a student applies early. */
export abstract class RoundsOfStudent {
  /** Applications that were deleted, withdrawn or deferred to the regular round count no round. */
  abstract early(studentId: string): Promise<readonly EarlyApplication[]>;
}
