/** Whether students under 18, or without a birth date, may be on the lead list. Off until an admin turns it on. */
export abstract class LeadSettings {
  /** False where the configuration turns lead scores off for everyone. */
  abstract readonly isScoringOn: boolean;

  abstract scoresMinors(): Promise<boolean>;

  /** Turning it off deletes every score of a student who is not known to be an adult. Call it in a unit of work. */
  abstract change(scoresMinors: boolean): Promise<void>;
}
