/** Slow on purpose and bounded: throws `TooManySignInsAtOnce` rather than queueing without end. */
export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;
  /** Takes as long for an unknown account (`null`) as for a known one. */
  abstract matches(hash: string | null, password: string): Promise<boolean>;
}
