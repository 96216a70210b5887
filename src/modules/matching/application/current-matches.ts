import { Injectable } from '@nestjs/common';
import { StudentDirectory } from '#modules/student-profile/contracts/index.js';
import { CurrentRelease, type PreparedRelease } from './current-release.js';
import { RecentlyUsed } from '#shared-kernel/domain/recently-used.js';
import { RecentTexts } from '#shared-kernel/domain/recent-texts.js';
import { factsOf } from './student-facts.js';
import { StudentMatches } from './student-matches.js';

const REMEMBERED_STUDENTS = 200;
/** Of matches as they stand in pages: some eighty thousand. */
const WRITTEN_BYTES = 48 * 1024 * 1024;

export interface Moment {
  readonly profileVersion: number;
  readonly release: PreparedRelease;
}

interface Remembered {
  /** The matches come from this version of the profile or a later one. */
  readonly profileVersion: number;
  readonly releaseVersion: string;
  readonly matches: Promise<StudentMatches>;
}

/**
 * The matches of a student as of this moment. Every call asks which version the profile has, so whoever saw a save
 * acknowledged never gets an answer from before it; what is remembered serves only that version and release.
 */
@Injectable()
export class CurrentMatches {
  private readonly texts = new RecentTexts(WRITTEN_BYTES);
  private readonly remembered = new RecentlyUsed<string, Remembered>(REMEMBERED_STUDENTS);

  constructor(
    private readonly students: StudentDirectory,
    private readonly release: CurrentRelease,
  ) {}

  async of(studentId: string): Promise<StudentMatches> {
    return this.at(studentId, await this.moment(studentId));
  }

  /** What was worked out last, of whatever version and release; null when nothing was, or it failed. */
  async lastOf(studentId: string): Promise<StudentMatches | null> {
    return (await this.remembered.get(studentId)?.matches.catch(() => null)) ?? null;
  }

  /** Which version of the profile and which release hold now. */
  async moment(studentId: string): Promise<Moment> {
    const profileVersion = await this.students.profileVersion(studentId);
    return { profileVersion, release: await this.release.prepared() };
  }

  /** Of this moment or a later one. */
  at(studentId: string, { profileVersion, release }: Moment): Promise<StudentMatches> {
    const known = this.remembered.get(studentId);
    if (known?.releaseVersion === release.version && known.profileVersion >= profileVersion)
      return known.matches;

    const matches = this.workOut(studentId, release);
    this.remembered.set(studentId, { profileVersion, releaseVersion: release.version, matches });
    matches.catch(() => this.forget(studentId, matches));
    return matches;
  }

  private async workOut(studentId: string, release: PreparedRelease): Promise<StudentMatches> {
    const snapshot = await this.students.academicSnapshot(studentId);
    return new StudentMatches(
      snapshot?.profileVersion ?? 0,
      factsOf(snapshot),
      release,
      this.texts,
      snapshot?.declined,
    );
  }

  /** A failed reading is not remembered: the next one tries again. */
  private forget(studentId: string, failed: Promise<StudentMatches>): void {
    if (this.remembered.get(studentId)?.matches === failed) this.remembered.delete(studentId);
  }
}
