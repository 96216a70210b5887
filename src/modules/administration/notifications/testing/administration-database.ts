import { Test, type TestingModule } from '@nestjs/testing';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { PersistenceModule } from '#shared-kernel/platform/persistence/persistence.module.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { freshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { SqlLastViews } from '../../students/adapters/persistence/sql-last-views.js';
import { SqlNotifications } from '../adapters/persistence/sql-notifications.js';
import { NotificationBellReadModel } from '../adapters/read-models/notification-bell.read-model.js';

export interface AdministrationDatabase {
  url: string;
  module: TestingModule;
  unitOfWork: UnitOfWork;
  sql: Sql;
  close(): Promise<void>;
}

/** This context's adapters over a fresh database, without the other contexts. */
export async function administrationDatabase(): Promise<AdministrationDatabase> {
  const database = await freshDatabase();
  const module = await Test.createTestingModule({
    imports: [PersistenceModule.over(database.url, { work: false })],
    providers: [SqlNotifications, NotificationBellReadModel, SqlLastViews],
  }).compile();
  return {
    url: database.url,
    module,
    unitOfWork: module.get(UnitOfWork, { strict: false }),
    sql: module.get(Sql, { strict: false }),
    close: async () => {
      await module.close();
      await database.drop();
    },
  };
}
