export abstract class RecoveryCodes {
  /** Ten new codes of twelve random characters each (58 bits). */
  abstract generate(): string[];
  /** Ignores case, spaces and dashes. */
  abstract digestOf(userId: string, code: string): string;
}
