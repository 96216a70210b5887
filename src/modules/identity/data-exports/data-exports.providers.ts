import { DataExportFileController } from './adapters/http/data-export-file.controller.js';
import { DataExportController } from './adapters/http/data-export.controller.js';
import {
  DataExportWorker,
  GivenUpDataExports,
  JobDataExportQueue,
} from './adapters/jobs/data-export-workers.js';
import { RemoveExpiredDataExports } from './adapters/jobs/remove-expired-data-exports.schedule.js';
import { SqlDataExports } from './adapters/persistence/sql-data-exports.js';
import { DataExportReadModel } from './adapters/read-models/data-export.read-model.js';
import { CopiedTexts } from './adapters/zip/copied-texts.js';
import { ZipDataCopies } from './adapters/zip/zip-data-copies.js';
import { DataCopies } from './application/data-copies.js';
import { DataExportQueue } from './application/data-export-queue.js';
import { DataExports } from './application/data-exports.js';
import { PrepareDataExport } from './application/prepare-data-export.js';
import { RequestDataExportHandler } from './application/request-data-export.js';
import { SendEmailWhenDataExportReady } from './application/send-email-when-data-export-ready.js';

export const dataExportsControllers = [DataExportController, DataExportFileController];

export const dataExportsProviders = [
  CopiedTexts,
  DataExportReadModel,
  DataExportWorker,
  GivenUpDataExports,
  PrepareDataExport,
  RemoveExpiredDataExports,
  RequestDataExportHandler,
  SendEmailWhenDataExportReady,
  { provide: DataCopies, useClass: ZipDataCopies },
  { provide: DataExportQueue, useClass: JobDataExportQueue },
  { provide: DataExports, useClass: SqlDataExports },
];
