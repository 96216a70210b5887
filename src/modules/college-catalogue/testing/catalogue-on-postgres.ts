import { Global, Module } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import type pg from 'pg';
import { connectTo } from '#shared-kernel/testing/connect-to.js';
import { Accounts } from '#modules/identity/contracts/index.js';
import { NotedAccounts } from '#modules/identity/testing/noted-accounts.js';
import { PersistenceModule } from '#shared-kernel/platform/persistence/persistence.module.js';
import { freshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { CollegeCatalogueModule } from '../college-catalogue.module.js';
import { type CollegeCard } from '../contracts/index.js';

/** Replaces identity, which is global in the product. */
@Global()
@Module({ providers: [{ provide: Accounts, useClass: NotedAccounts }], exports: [Accounts] })
class Neighbors {}

/** The module alone, on its own database with the starter catalogue. */
export async function catalogueOnPostgres(): Promise<{
  module: TestingModule;
  client: pg.Client;
  close(): Promise<void>;
}> {
  const database = await freshDatabase();
  const client = await connectTo(database.url);
  const module = await Test.createTestingModule({
    imports: [PersistenceModule.over(database.url, { work: false }), Neighbors, CollegeCatalogueModule],
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

/** Cards straight from the database; null means all. */
export async function storedCards(
  client: pg.Client,
  unitIds: readonly number[] | null = null,
): Promise<ReadonlyMap<number, CollegeCard>> {
  const { rows } = await client.query<{ card: CollegeCard }>(
    'select card from college_catalogue.college_search where $1::int[] is null or unit_id = any ($1)',
    [unitIds],
  );
  return new Map(rows.map(({ card }) => [card.id, card]));
}
