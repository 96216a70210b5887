import { Test, type TestingModule } from '@nestjs/testing';
import pg from 'pg';
import { PersistenceModule } from '#shared-kernel/platform/persistence/persistence.module.js';
import { freshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { CollegeCatalogueModule } from '../college-catalogue.module.js';

/** The module alone over a database of its own, which holds the starter catalogue. */
export async function catalogueOnPostgres(): Promise<{
  module: TestingModule;
  client: pg.Client;
  close(): Promise<void>;
}> {
  const database = await freshDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const module = await Test.createTestingModule({
    imports: [PersistenceModule.over(database.url, { work: false }), CollegeCatalogueModule],
  }).compile();
  await module.init();
  return {
    module,
    client,
    close: async () => {
      await client.end();
      await module.close();
      await database.drop();
    },
  };
}
