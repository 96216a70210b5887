import { createHash, randomBytes } from 'node:crypto';
import { CalendarTokens } from '../application/calendar-tokens.js';

const BYTES = 32;

/** So long that nobody guesses one. */
export class RandomCalendarTokens extends CalendarTokens {
  next(): string {
    return randomBytes(BYTES).toString('base64url');
  }

  fingerprintOf(token: string): string {
    return createHash('sha256').update(token).digest('hex');
  }
}
