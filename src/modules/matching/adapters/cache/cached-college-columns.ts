import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CollegeDirectory } from '#modules/college-catalogue/contracts/index.js';
import { LatestVersion } from '#shared-kernel/platform/latest-version.js';
import { DatabaseWaits } from '#shared-kernel/platform/persistence/database-waits.js';
import { summarizeError } from '#shared-kernel/platform/logging/describe-error.js';
import { EventLoopYielder } from '#shared-kernel/platform/event-loop-yielder.js';
import { CurrentColleges, type PreparedColleges } from '../../application/matches/current-colleges.js';
import {
  type CollegeColumns,
  columnsOf,
  prepareCollege,
  type PreparedCollege,
} from '../../domain/engine/index.js';

const REFRESH_EVERY_MS = 1_000;
/** About a millisecond of work. */
const COLLEGES_IN_A_SLICE = 20;

/** The engine's columns of the newest catalogue version. */
@Injectable()
export class CachedCollegeColumns extends CurrentColleges implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(CachedCollegeColumns.name);
  private readonly latest: LatestVersion<CollegeColumns>;

  constructor(private readonly colleges: CollegeDirectory) {
    super();
    this.latest = new LatestVersion({
      version: () => colleges.catalogueVersion(),
      // The first request would give up on a busy database, and so would the next, forever.
      load: () => DatabaseWaits.inBackground(() => this.load()),
    });
  }

  onApplicationBootstrap(): void {
    this.latest.refreshEvery(REFRESH_EVERY_MS, (error) =>
      this.log.warn(`Could not prepare the colleges; trying again: ${summarizeError(error)}`),
    );
  }

  onModuleDestroy(): Promise<void> {
    return this.latest.stop();
  }

  async prepared(): Promise<PreparedColleges> {
    const { version, value } = await this.latest.get();
    return { catalogueVersion: version, columns: value };
  }

  private async load() {
    const { catalogueVersion, admissionsTerm, colleges } = await this.colleges.collegeFacts();
    const yielder = new EventLoopYielder();
    const prepared: PreparedCollege[] = [];
    for (let from = 0; from < colleges.length; from += COLLEGES_IN_A_SLICE) {
      prepared.push(...colleges.slice(from, from + COLLEGES_IN_A_SLICE).map(prepareCollege));
      await yielder.yieldIfDue();
    }
    return { version: catalogueVersion, value: columnsOf(prepared, admissionsTerm) };
  }
}
