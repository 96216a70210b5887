import { type StudentMatches } from './student-matches.js';

export interface MatchesNow {
  /** Changes whenever the matches may. */
  readonly version: string;
  matches(): Promise<StudentMatches>;
}

/** The matches of a student as of now: after a save is acknowledged, no replica gives matches from before it. */
export abstract class CurrentMatches {
  /** Cheap: works nothing out. */
  abstract now(studentId: string): Promise<MatchesNow>;

  async of(studentId: string): Promise<StudentMatches> {
    return (await this.now(studentId)).matches();
  }
}
