export interface CalendarFeed {
  readonly madeAt: Date;
}

/** The private addresses of calendars. Of an address only a fingerprint is stored. */
export abstract class CalendarFeeds {
  /** Null while the student has none. */
  abstract of(studentId: string): Promise<CalendarFeed | null>;

  abstract studentAt(fingerprint: string): Promise<string | null>;

  /** A new address ends the one before. */
  abstract save(studentId: string, fingerprint: string, now: Date): Promise<void>;

  abstract remove(studentId: string): Promise<void>;
}
