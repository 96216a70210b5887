export interface EssayShare {
  readonly essayId: string;
  readonly adultId: string;
  /** When the two were linked: a share ends with its link, and a new link starts without any. */
  readonly linkedAt: Date;
}

/** Which adult may read which essay. */
export abstract class EssayShares {
  /** Whether it was closed before. */
  abstract add(share: EssayShare, now: Date): Promise<boolean>;

  /** Whether it was open before. */
  abstract remove(essayId: string, adultId: string): Promise<boolean>;

  /** Whether it is open. Inside a unit of work: until that ends, it stays open. */
  abstract hold(studentId: string, share: EssayShare): Promise<boolean>;

  /** Removes what was shared under earlier links of the two; without a link, everything. */
  abstract removeEnded(studentId: string, adultId: string, linkedAt: Date | null): Promise<void>;
}
