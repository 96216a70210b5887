/** What makes the address of a calendar secret. */
export abstract class CalendarTokens {
  abstract next(): string;
  abstract fingerprintOf(token: string): string;
}
