import { migrate } from '#shared-kernel/platform/persistence/migrate.js';
import { withDedicatedConnection } from '#shared-kernel/platform/persistence/dedicated-connection.js';
import { loadSeeds, type Seed } from '#shared-kernel/platform/persistence/seeds.js';
import { applicationPlansSeed } from '#modules/college-catalogue/adapters/application-plans/application-plans.seed.js';
import { collegeSearchProjection } from '#modules/college-catalogue/adapters/persistence/college-search.projection.js';
import { commonDataSetSeed } from '#modules/college-catalogue/adapters/common-data-set/common-data-set.seed.js';
import { majorsSeed } from '#modules/student-profile/adapters/persistence/majors.seed.js';
import { starterCatalogue } from '#modules/college-catalogue/adapters/starter-catalogue/starter-catalogue.seed.js';

/** Any number, but the same for all replicas. */
export const PREPARATION_LOCK = 7_302_026;

/** Reference data, in dependency order. */
const SEEDS: readonly Seed[] = [
  majorsSeed,
  starterCatalogue,
  commonDataSetSeed,
  applicationPlansSeed,
  collegeSearchProjection,
];

/** Migrates and seeds the database. Replicas that start together wait for each other; an interrupted start leaves no half-done work. */
export function prepareDatabase(databaseUrl: string): Promise<void> {
  return withDedicatedConnection(databaseUrl, 'flyleaf-preparation', async (client) => {
    await client.query('select pg_advisory_lock($1)', [PREPARATION_LOCK]);
    await migrate(databaseUrl);
    await loadSeeds(client, SEEDS);
  });
}
