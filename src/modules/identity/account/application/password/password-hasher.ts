/** Networks and accounts take turns, so that nobody's flood holds up the others. */
export interface QueuePlace {
  /** The network of a visitor, or the id of an account that is signed in. */
  line: string;
  /** This browser or this person has signed in before, and goes ahead of those who have not. */
  isKnown: boolean;
}

/** Slow on purpose, so it runs in one bounded queue: both throw `TooManySignInsAtOnce` when this line has no place in it. */
export abstract class PasswordHasher {
  abstract hash(password: string, place: QueuePlace): Promise<string>;
  /**
   * Calls `readHash` once it is this password's turn, so that nothing was read or counted for anyone who is still waiting or
   * was refused. Takes as long for an unknown account (`null`) as for a known one.
   */
  abstract verify(
    password: string,
    place: QueuePlace,
    readHash: () => Promise<string | null>,
  ): Promise<boolean>;
}
