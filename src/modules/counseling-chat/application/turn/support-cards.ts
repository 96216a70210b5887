import { type SupportCard } from '../../domain/replies/reply.js';

/** How often each card was shown, by day and without anybody's id. */
export abstract class SupportCards {
  abstract count(card: SupportCard, at: Date): Promise<void>;
}
