import { type Relation } from './shared-part.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_OPEN = 14;
const DAYS_OF_REST = 30;

/** More would bury the others; those who asked first stay. */
export const MOST_REQUESTS = 20;

/** An adult asked a student to share with them. Only the student can say yes. */
export interface LinkRequest {
  readonly id: string;
  readonly studentId: string;
  readonly adultId: string;
  readonly relation: Relation;
  readonly askedAt: Date;
  readonly expiresAt: Date;
}

export const requestExpiryOf = (askedAt: Date): Date => new Date(askedAt.getTime() + DAYS_OPEN * DAY_MS);

/** Until then the same adult can't ask this student again. */
export const restUntil = (declinedAt: Date): Date => new Date(declinedAt.getTime() + DAYS_OF_REST * DAY_MS);
