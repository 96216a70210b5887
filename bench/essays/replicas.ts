import fs from 'node:fs';
import path from 'node:path';
import { budgetVariable } from '#shared-kernel/platform/configuration/budget-settings.js';
import { ESSAYS_BUDGETS } from '../../src/modules/essays/application/essays-budgets.js';
import { IDENTITY_BUDGETS } from '../../src/modules/identity/account/application/identity-budgets.js';
import { type RunningProduct, startProduct } from '../web-product.js';

export const SECRET = 'bench-only-9fK2mQ7xV4bT8nR1cJ6wL3pZ';

/** A few students ask for what a whole school would. */
const WIDE_BUDGETS = Object.fromEntries(
  Object.values({ ...ESSAYS_BUDGETS, ...IDENTITY_BUDGETS }).map((budget) => [
    budgetVariable(budget),
    '1000000/1m',
  ]),
);

/** So many servers of the product over the database of the first one. */
export async function startReplicas(
  folder: string,
  count: number,
  settings: Record<string, string> = {},
): Promise<RunningProduct[]> {
  const environment = { JWT_SECRET: SECRET, DATABASE_PATIENCE: '10', ...WIDE_BUDGETS, ...settings };
  const dataDir = path.join(folder, `replica-1-of-${count}-${Object.keys(settings).length}`);
  const replicas = [await startProduct(dataDir, environment)];
  for (let number = 2; number <= count; number += 1) {
    const shared = { ...environment, DATABASE_URL: databaseIn(dataDir) };
    replicas.push(await startProduct(path.join(folder, `replica-${number}`), shared));
  }
  return replicas;
}

/** The last one first: the database belongs to the first one. */
export async function stopReplicas(replicas: readonly RunningProduct[]): Promise<void> {
  for (const replica of replicas.toReversed()) await replica.stop();
}

/** The address of the embedded database of a server. */
export function databaseIn(dataDir: string): string {
  const read = (...names: string[]) => fs.readFileSync(path.join(dataDir, ...names), 'utf8');
  const [, , , port = ''] = read('postgres', 'postmaster.pid').split('\n');
  return `postgres://flyleaf:${read('postgres.password')}@127.0.0.1:${port}/flyleaf`;
}
