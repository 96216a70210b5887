import { Injectable } from '@nestjs/common';
import { type Delivery } from '#shared-kernel/application/reaction.js';
import { HandlesJob, type JobHandler } from '#shared-kernel/platform/jobs/define-job.js';
import { Jobs } from '#shared-kernel/platform/jobs/jobs.js';
import { DataExportQueue } from '../../application/data-export-queue.js';
import { type ExportRequest } from '../../application/data-exports.js';
import { PrepareDataExport } from '../../application/prepare-data-export.js';
import { GIVE_UP_DATA_EXPORT, PREPARE_DATA_EXPORT } from './prepare-data-export.job.js';

@Injectable()
export class JobDataExportQueue extends DataExportQueue {
  constructor(private readonly jobs: Jobs) {
    super();
  }

  add(request: ExportRequest): Promise<void> {
    return this.jobs.enqueue(PREPARE_DATA_EXPORT, request);
  }
}

@Injectable()
@HandlesJob(PREPARE_DATA_EXPORT)
export class DataExportWorker implements JobHandler<ExportRequest> {
  constructor(private readonly prepareDataExport: PrepareDataExport) {}

  async handle(request: ExportRequest, { signal }: Delivery): Promise<void> {
    await this.prepareDataExport.prepare(request, signal);
  }
}

@Injectable()
@HandlesJob(GIVE_UP_DATA_EXPORT)
export class GivenUpDataExports implements JobHandler<ExportRequest> {
  constructor(private readonly prepareDataExport: PrepareDataExport) {}

  async handle(request: ExportRequest): Promise<void> {
    await this.prepareDataExport.giveUp(request);
  }
}
