import { type StudentMatches } from './student-matches.js';

export interface MatchesNow {
  /** A new version whenever the matches may have changed. */
  readonly version: string;
  matches(): Promise<StudentMatches>;
}

/** A student's current matches. After a save is acknowledged, every replica returns matches from after it. */
export abstract class CurrentMatches {
  /** Cheap: computes no match. */
  abstract now(studentId: string): Promise<MatchesNow>;

  /** The same, but not kept in memory: for work through many students. */
  abstract once(studentId: string): Promise<StudentMatches>;

  async of(studentId: string): Promise<StudentMatches> {
    return (await this.now(studentId)).matches();
  }
}
