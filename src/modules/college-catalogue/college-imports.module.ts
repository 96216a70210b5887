import { type DynamicModule, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { CatalogueImportController } from './adapters/http/catalogue-import.controller.js';
import { catalogueRefreshAt } from './adapters/import-job/catalogue-refresh.js';
import { ImportWorker } from './adapters/import-job/import-worker.js';
import { PgImportRequests } from './adapters/import-job/pg-import-requests.js';
import { ImportStatusReadModel } from './adapters/read-models/import-status.read-model.js';
import { ImportRequests } from './application/import/import-requests.js';

/** Imports of the federal data: asked for by admins, or at `refreshAt`, and done by whichever replica is free. */
@Module({})
export class CollegeImportsModule {
  static refreshing(refreshAt: string | undefined): DynamicModule {
    return {
      module: CollegeImportsModule,
      imports: refreshAt === undefined ? [] : [ScheduleModule.forRoot()],
      controllers: [CatalogueImportController],
      providers: [
        ImportStatusReadModel,
        ImportWorker,
        { provide: ImportRequests, useClass: PgImportRequests },
        ...(refreshAt === undefined ? [] : [catalogueRefreshAt(refreshAt)]),
      ],
    };
  }
}
