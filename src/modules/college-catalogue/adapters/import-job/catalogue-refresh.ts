import { Injectable, type OnApplicationBootstrap, type Type } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { JobQueue } from '#shared-kernel/platform/jobs/job-queue.js';
import { ImportAlreadyRunning } from '../../application/import/import.errors.js';
import { EVERYTHING, ImportRequests } from '../../application/import/import-requests.js';

const REFRESH_QUEUE = 'RefreshCatalogue';

/** Clocks of replicas differ; ticks within this time are one. */
const ONE_TICK_SECONDS = 600;

/** Imports everything at these times (UTC). Every replica ticks, and all of them send the same one job. */
export function catalogueRefreshAt(cron: string): Type {
  @Injectable()
  class CatalogueRefresh implements OnApplicationBootstrap {
    constructor(
      private readonly queue: JobQueue,
      private readonly requests: ImportRequests,
    ) {}

    async onApplicationBootstrap(): Promise<void> {
      await this.queue.boss.createQueue(REFRESH_QUEUE, { notify: true, retryLimit: 2 });
      await this.queue.boss.work(REFRESH_QUEUE, { pollingIntervalSeconds: 10 }, () => this.refresh());
    }

    @Cron(cron, { timeZone: 'UTC' })
    async tick(): Promise<void> {
      await this.queue.boss.send(REFRESH_QUEUE, {}, { singletonSeconds: ONE_TICK_SECONDS });
    }

    private async refresh(): Promise<void> {
      try {
        await this.requests.begin('all', EVERYTHING);
      } catch (error) {
        if (!(error instanceof ImportAlreadyRunning)) throw error;
      }
    }
  }
  return CatalogueRefresh;
}
