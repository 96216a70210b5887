import { Injectable } from '@nestjs/common';
import { StudentDirectory } from '#modules/student-profile/contracts/index.js';
import { CurrentRelease, type PreparedRelease } from './current-release.js';
import { RecentlyUsed } from '#shared-kernel/domain/recently-used.js';
import { factsOf } from './student-facts.js';
import { StudentMatches } from './student-matches.js';

const REMEMBERED_STUDENTS = 200;

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

/** The matches of a student. What is remembered serves only the version and release that are asked for. */
@Injectable()
export class CurrentMatches {
  private readonly remembered = new RecentlyUsed<string, Remembered>(REMEMBERED_STUDENTS);
  /** Of the release that comes next, or came last. */
  private ahead = new Map<string, Remembered>();

  constructor(
    private readonly students: StudentDirectory,
    private readonly release: CurrentRelease,
  ) {
    release.beforeServing((next, pause) => this.workOutAhead(next, pause));
  }

  /** As of now: whoever saw a save acknowledged, by whichever replica, never gets an answer from before it. */
  async of(studentId: string): Promise<StudentMatches> {
    const profileVersion = await this.students.profileVersion(studentId);
    return this.at(studentId, { profileVersion, release: await this.release.prepared() });
  }

  /** As of the moment this process knows of, which costs no question. */
  async known(studentId: string): Promise<StudentMatches> {
    return this.at(studentId, await this.knownMoment(studentId));
  }

  /** Which version of the profile and which release hold, as far as this process has heard. */
  async knownMoment(studentId: string): Promise<Moment> {
    const profileVersion = await this.students.knownProfileVersion(studentId);
    return { profileVersion, release: await this.release.prepared() };
  }

  /** Of this moment or a later one. */
  at(studentId: string, { profileVersion, release }: Moment): Promise<StudentMatches> {
    const fits = (known?: Remembered) =>
      known?.releaseVersion === release.version && known.profileVersion >= profileVersion;
    const known = this.remembered.get(studentId);
    if (known !== undefined && fits(known)) return known.matches;
    const ahead = this.ahead.get(studentId);
    if (ahead !== undefined && fits(ahead)) {
      this.ahead.delete(studentId);
      this.remembered.set(studentId, ahead);
      return ahead.matches;
    }

    const matches = this.workOut(studentId, release);
    this.remembered.set(studentId, { profileVersion, releaseVersion: release.version, matches });
    matches.catch(() => this.forget(studentId, matches));
    return matches;
  }

  /** One student after the other, so that with a new release nobody waits until everybody's matches are worked out. */
  private async workOutAhead(release: PreparedRelease, pause: () => Promise<void>): Promise<void> {
    this.ahead = new Map();
    for (const [studentId, { profileVersion }] of this.remembered.all()) {
      const matches = this.workOut(studentId, release);
      try {
        // What a page of the search asks first.
        (await matches).recommended();
        this.ahead.set(studentId, { profileVersion, releaseVersion: release.version, matches });
      } catch {
        // Worked out when it is asked for.
      }
      await pause();
    }
  }

  private async workOut(studentId: string, release: PreparedRelease): Promise<StudentMatches> {
    const snapshot = await this.students.academicSnapshot(studentId);
    return new StudentMatches(snapshot?.profileVersion ?? 0, factsOf(snapshot), release, snapshot?.declined);
  }

  /** A failed reading is not remembered: the next one tries again. */
  private forget(studentId: string, failed: Promise<StudentMatches>): void {
    if (this.remembered.get(studentId)?.matches === failed) this.remembered.delete(studentId);
  }
}
