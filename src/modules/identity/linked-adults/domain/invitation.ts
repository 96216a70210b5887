import { type Relation, type SharedPart } from './shared-part.js';

const DAYS_OPEN = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

export const MOST_INVITATIONS = 5;
export const MOST_ADULTS = 10;

/** A student’s offer to one adult. Whoever has its code takes it, once. */
export interface Invitation {
  readonly id: string;
  readonly studentId: string;
  readonly relation: Relation;
  readonly parts: readonly SharedPart[];
  readonly expiresAt: Date;
  /** Where it was sent; null for a code the student passes on. */
  readonly sealedEmail: string | null;
}

export const expiryOf = (now: Date): Date => new Date(now.getTime() + DAYS_OPEN * DAY_MS);

/** People read codes aloud and type them in lowercase, with spaces or without the dash. */
export const plainCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
