import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Cron } from 'croner';
import {
  defineJob,
  HandlesJob,
  type JobHandler,
  NO_PAYLOAD,
} from '#shared-kernel/platform/jobs/define-job.js';
import { Jobs } from '#shared-kernel/platform/jobs/jobs.js';
import { CatalogueSettings } from '../../catalogue.settings.js';
import { ImportAlreadyRunning } from '../../application/import/import.errors.js';
import { EVERYTHING, ImportRequests } from '../../application/import/import-requests.js';

const REFRESH_CATALOGUE = defineJob({
  name: 'RefreshCatalogue',
  version: 1,
  schema: NO_PAYLOAD,
  concurrency: 1,
  tries: 'short',
  timeoutSeconds: 60,
});

/** Starts a full import at the times of `CATALOGUE_REFRESH_CRON` (UTC), unless one is running. */
@Injectable()
@HandlesJob(REFRESH_CATALOGUE)
export class CatalogueRefresh implements JobHandler<object>, OnApplicationBootstrap, OnModuleDestroy {
  private cron: Cron | undefined;

  constructor(
    private readonly settings: CatalogueSettings,
    private readonly jobs: Jobs,
    private readonly requests: ImportRequests,
  ) {}

  onApplicationBootstrap(): void {
    const { refreshAt } = this.settings;
    if (refreshAt !== undefined) this.cron = new Cron(refreshAt, { timezone: 'UTC' }, () => this.tick());
  }

  onModuleDestroy(): void {
    this.cron?.stop();
  }

  /** Null when none is scheduled. */
  nextAt(): Date | null {
    return this.cron?.nextRun() ?? null;
  }

  private async tick(): Promise<void> {
    await this.jobs.enqueueTick(REFRESH_CATALOGUE);
  }

  async handle(): Promise<void> {
    try {
      await this.requests.begin('all', EVERYTHING);
    } catch (error) {
      if (!(error instanceof ImportAlreadyRunning)) throw error;
    }
  }
}
