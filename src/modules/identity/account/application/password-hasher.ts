/** Slow on purpose, so it runs in one bounded queue: both throw `TooManySignInsAtOnce` right away when the queue is full. */
export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;
  /**
   * Calls `readHash` once it is this password's turn, so that nothing was read or counted for anyone who is still waiting or
   * was refused. Takes as long for an unknown account (`null`) as for a known one.
   */
  abstract verify(password: string, readHash: () => Promise<string | null>): Promise<boolean>;
}
