import { type BasedOn, isChangedSince, timeOfChange } from '#shared-kernel/domain/based-on.js';
import { type Offer } from './offer.js';
import { OfferChangedElsewhere, OfferIsEmpty } from './offer.errors.js';

/** The offer of one application. */
export interface StoredOffer {
  readonly applicationId: string;
  readonly offer: Offer;
  readonly updatedAt: Date;
  /** The parent who made the last change; null for the student. */
  readonly changedBy: string | null;
}

/**
 * When a save of `sent` counts as made.
 * @throws OfferIsEmpty
 * @throws OfferChangedElsewhere
 */
export function timeOfSave(
  stored: StoredOffer | null,
  { sent, basedOn, now }: { sent: Offer; basedOn: BasedOn; now: Date },
): Date {
  if (isEmpty(sent)) throw new OfferIsEmpty();
  checkBasedOn(stored, basedOn);
  return stored === null ? now : timeOfChange(now, stored.updatedAt);
}

/** @throws OfferChangedElsewhere */
export function checkBasedOn(stored: StoredOffer | null, basedOn: BasedOn): void {
  if (isChangedSince(basedOn, stored?.updatedAt ?? null)) throw new OfferChangedElsewhere();
}

const isEmpty = ({ costs, totalCost, statedNetPrice, aid }: Offer): boolean =>
  aid.length === 0 && [...Object.values(costs), totalCost, statedNetPrice].every((amount) => amount === null);
