import { type StoredOffer } from './stored-offer.js';

export abstract class OfferRepository {
  /** Locks it until the unit of work ends, so that two saves take turns. Null where there is none. */
  abstract locked(studentId: string, applicationId: string): Promise<StoredOffer | null>;

  /** @throws OfferNotFound */
  abstract get(studentId: string, applicationId: string): Promise<StoredOffer>;

  /** Also of applications deleted a moment ago, which may come back. */
  abstract of(studentId: string): Promise<readonly StoredOffer[]>;

  abstract save(studentId: string, saved: StoredOffer): Promise<void>;

  abstract remove(studentId: string, applicationId: string): Promise<void>;
}
