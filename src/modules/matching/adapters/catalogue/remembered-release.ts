import { Injectable, Logger } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { summarizeError } from '#shared-kernel/platform/logging/describe-error.js';
import { Turns } from '#shared-kernel/platform/turns.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { CollegeDirectory, type CollegeRelease } from '#modules/college-catalogue/contracts/index.js';
import { CurrentRelease, type PrepareFor, type PreparedRelease } from '../../application/current-release.js';
import { preparingColleges } from '../../domain/engine/index.js';

const TRUSTED_FOR_MS = 1000;

/** Whoever asks after so long a silence waits for the newest. */
const SERVES_ON_FOR_MS = 5000;

/**
 * Asks the catalogue for its version at most once a second, and for its colleges only when that has changed. The last release
 * serves while the next is prepared, in turns, and on where no college changed in anything that is measured.
 */
@Injectable()
export class RememberedRelease extends CurrentRelease {
  private readonly log = new Logger(RememberedRelease.name);
  private release: PreparedRelease | undefined;
  /** The catalogue's newest version in which the colleges are as in `release`. */
  private upTo: string | undefined;
  private checkedAt = Number.NEGATIVE_INFINITY;
  private checking: Promise<PreparedRelease> | undefined;
  private reading: Promise<PreparedRelease> | undefined;
  private readonly preparing: PrepareFor[] = [];

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

  beforeServing(prepare: PrepareFor): void {
    this.preparing.push(prepare);
  }

  private async check(): Promise<PreparedRelease> {
    const asked = this.clock.now().getTime();
    const version = await this.colleges.releaseVersion();
    const servesOn = asked - this.checkedAt <= SERVES_ON_FOR_MS;
    if (this.release !== undefined && (servesOn || this.upTo === version)) {
      if (this.upTo !== version) this.reads(true).catch((error: unknown) => this.tellOf(error));
      this.checkedAt = asked;
      return this.release;
    }
    const newest = await this.reads(false);
    this.checkedAt = asked;
    return newest;
  }

  private tellOf(error: unknown): void {
    this.log.warn(
      `The colleges are not measured anew, which the next check tries again: ${summarizeError(error)}`,
    );
  }

  /** One reading at a time. */
  private reads(meanwhileServed: boolean): Promise<PreparedRelease> {
    return (this.reading ??= this.read(meanwhileServed).finally(() => {
      this.reading = undefined;
    }));
  }

  private async read(meanwhileServed: boolean): Promise<PreparedRelease> {
    const read = await this.colleges.collegeFacts();
    const turns = new Turns(meanwhileServed ? 'with rests' : 'without rests');
    const pause = () => turns.pass();
    if (this.release === undefined || !(await measuresTheSame(this.release, read, pause)))
      this.release = await this.preparedFrom(read, meanwhileServed, pause);
    this.upTo = read.releaseVersion;
    return this.release;
  }

  private async preparedFrom(
    { releaseVersion, colleges, admissionsTerm }: CollegeRelease,
    meanwhileServed: boolean,
    pause: () => Promise<void>,
  ): Promise<PreparedRelease> {
    const preparing = preparingColleges(colleges, admissionsTerm);
    let step = preparing.next();
    while (step.done !== true) {
      await pause();
      step = preparing.next();
    }
    const next = { version: releaseVersion, columns: step.value };
    if (meanwhileServed) for (const prepare of this.preparing) await prepare(next, pause);
    return next;
  }
}

async function measuresTheSame(
  { columns }: PreparedRelease,
  { colleges, admissionsTerm }: CollegeRelease,
  pause: () => Promise<void>,
): Promise<boolean> {
  if (columns.count !== colleges.length || columns.admissionsTerm !== admissionsTerm) return false;
  for (const [row, college] of colleges.entries()) {
    if (!isDeepStrictEqual(columns.facts[row], college)) return false;
    await pause();
  }
  return true;
}
