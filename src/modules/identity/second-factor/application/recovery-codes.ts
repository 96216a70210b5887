export abstract class RecoveryCodes {
  /** Ten new codes of twelve random characters each (58 bits). */
  abstract generate(): string[];
  /** The digest to store, then the one that was stored before a rotation of the key. Ignores case, spaces and dashes. */
  abstract digestsOf(userId: string, code: string): readonly [string, ...string[]];
}
