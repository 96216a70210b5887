import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { Readiness } from '#shared-kernel/platform/health/readiness.js';
import { LatestVersion } from '#shared-kernel/platform/latest-version.js';
import { summarizeError } from '#shared-kernel/platform/logging/describe-error.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { CollegeDirectory } from '../../contracts/index.js';
import { type LoadedColleges, loadColleges } from './load-colleges.js';

const REFRESH_EVERY_MS = 1_000;

/** The operating colleges of the newest catalogue version, in memory. */
@Injectable()
export class CachedColleges implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(CachedColleges.name);
  private readonly latest: LatestVersion<LoadedColleges>;

  constructor(
    sql: Sql,
    directory: CollegeDirectory,
    private readonly readiness: Readiness,
  ) {
    this.latest = new LatestVersion({
      version: () => directory.catalogueVersion(),
      load: async () => {
        const value = await loadColleges(sql);
        this.log.log(`Loaded ${value.index.count} colleges of catalogue version ${value.catalogueVersion}`);
        return { version: value.catalogueVersion, value };
      },
    });
  }

  /** While the rest of the product starts. */
  onModuleInit(): void {
    this.latest.refresh().catch((error: unknown) => this.warn(error));
  }

  onApplicationBootstrap(): void {
    this.readiness.expect('search', () => this.latest.isLoaded);
    this.latest.refreshEvery(REFRESH_EVERY_MS, (error) => this.warn(error));
  }

  onModuleDestroy(): Promise<void> {
    return this.latest.stop();
  }

  async now(): Promise<LoadedColleges> {
    return (await this.latest.get()).value;
  }

  private warn(error: unknown): void {
    this.log.warn(`Could not load the colleges; trying again: ${summarizeError(error)}`);
  }
}
