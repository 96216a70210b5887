import { Module } from '@nestjs/common';
import { CatalogueImportController } from './adapters/http/catalogue-import.controller.js';
import { CatalogueRefresh } from './adapters/import-job/catalogue-refresh.schedule.js';
import { ImportWorker } from './adapters/import-job/import-worker.js';
import { PgImportRequests } from './adapters/import-job/pg-import-requests.js';
import { ImportStatusReadModel } from './adapters/read-models/import-status.read-model.js';
import { ImportRequests } from './application/import/import-requests.js';

/** Imports of the federal data: requested by admins or by `CATALOGUE_REFRESH_CRON`, run by whichever server is free. */
@Module({
  controllers: [CatalogueImportController],
  providers: [
    ImportStatusReadModel,
    ImportWorker,
    CatalogueRefresh,
    { provide: ImportRequests, useClass: PgImportRequests },
  ],
})
export class CollegeImportsModule {}
