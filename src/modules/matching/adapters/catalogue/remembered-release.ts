import { Injectable } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import { CollegeDirectory } from '#modules/college-catalogue/contracts/index.js';
import { CurrentRelease, type PreparedRelease } from '../../application/current-release.js';
import { prepareColleges } from '../../domain/engine/index.js';

const TRUSTED_FOR_MS = 1000;

/** Asks the catalogue for its version at most once a second, and for its colleges only when that has changed. */
@Injectable()
export class RememberedRelease extends CurrentRelease {
  private release: PreparedRelease | undefined;
  private checkedAt = Number.NEGATIVE_INFINITY;
  private checking: Promise<PreparedRelease> | undefined;

  constructor(
    private readonly colleges: CollegeDirectory,
    private readonly clock: Clock,
  ) {
    super();
  }

  async prepared(): Promise<PreparedRelease> {
    const age = this.clock.now().getTime() - this.checkedAt;
    // A clock set back must not trust an old answer for longer.
    if (this.release !== undefined && age >= 0 && age < TRUSTED_FOR_MS) return this.release;

    this.checking ??= this.check().finally(() => {
      this.checking = undefined;
    });
    return this.checking;
  }

  private async check(): Promise<PreparedRelease> {
    const asked = this.clock.now().getTime();
    const version = await this.colleges.releaseVersion();
    if (this.release?.version !== version) {
      const { releaseVersion, colleges, admissionsTerm } = await this.colleges.collegeFacts();
      this.release = { version: releaseVersion, columns: prepareColleges(colleges, admissionsTerm) };
    }
    this.checkedAt = asked;
    return this.release;
  }
}
