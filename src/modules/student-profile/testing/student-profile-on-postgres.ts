import { Global, Module, type Provider } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { connectTo } from '#shared-kernel/testing/connect-to.js';
import { Accounts, LinkedStudents, SharingChanges } from '#modules/identity/contracts/index.js';
import { StoredFiles } from '#shared-kernel/application/stored-files.js';
import { PersistenceModule } from '#shared-kernel/platform/persistence/persistence.module.js';
import { loadSeeds } from '#shared-kernel/platform/persistence/seeds.js';
import { freshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { InMemoryStoredFiles } from '#shared-kernel/testing/in-memory-stored-files.js';
import { majorsSeed } from '../adapters/persistence/majors.seed.js';
import { StudentProfileModule } from '../student-profile.module.js';
import { NoLinkedStudents } from '#modules/identity/testing/no-linked-students.js';
import { NoSharingChanges } from '#modules/identity/testing/no-sharing-changes.js';
import { NotedAccounts } from '#modules/identity/testing/noted-accounts.js';

/** Replaces identity and the stored files, which are global in the product. */
@Global()
@Module({
  providers: [
    { provide: Accounts, useClass: NotedAccounts },
    { provide: LinkedStudents, useClass: NoLinkedStudents },
    { provide: SharingChanges, useClass: NoSharingChanges },
    { provide: StoredFiles, useClass: InMemoryStoredFiles },
  ],
  exports: [Accounts, LinkedStudents, SharingChanges, StoredFiles],
})
class Neighbors {}

/** The module alone over a fresh database with the list of majors; its events reach the reactions given. */
export async function studentProfileOnPostgres(reactions: Provider[] = []): Promise<{
  module: TestingModule;
  databaseUrl: string;
  close(): Promise<void>;
}> {
  const database = await freshDatabase();
  const client = await connectTo(database.url);
  await loadSeeds(client, [majorsSeed]);
  await client.end();

  const module = await Test.createTestingModule({
    imports: [PersistenceModule.over(database.url), Neighbors, StudentProfileModule],
    providers: reactions,
  }).compile();
  await module.init();
  return {
    module,
    databaseUrl: database.url,
    close: async () => {
      await module.close();
      await database.drop();
    },
  };
}
