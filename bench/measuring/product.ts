import fs from 'node:fs';
import { budgetVariable } from '#shared-kernel/platform/configuration/budget-settings.js';
import { ADMINISTRATION_BUDGETS } from '../../src/modules/administration/administration-budgets.js';
import { MATCHING_BUDGETS } from '../../src/modules/matching/application/matching-budgets.js';
import { startServer, type Server } from './server.js';

const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { scripts: { start: string } };

/** What `npm start` and the image start Node with. */
export const NODE_OPTIONS = scripts.start.split(' ').filter((word) => word.startsWith('--'));

/** A few students ask for what a whole school would, and one admin for what many would. */
const WIDE_BUDGETS = Object.fromEntries(
  Object.values({ ...MATCHING_BUDGETS, ...ADMINISTRATION_BUDGETS }).map((budget) => [
    budgetVariable(budget),
    '1000000/1m',
  ]),
);

/** As in production: no demo student, one log line per request. */
const environmentOf = (databaseUrl: string, secret: string) => ({
  NODE_ENV: 'development',
  DEMO_DATA: 'false',
  LOG_LEVEL: 'info',
  ...WIDE_BUDGETS,
  DATABASE_URL: databaseUrl,
  JWT_SECRET: secret,
});

/** The built product on an existing database. */
export const startProduct = (
  databaseUrl: string,
  secret: string,
  settings: Record<string, string> = {},
): Promise<Server> =>
  startServer({
    program: [...NODE_OPTIONS, 'dist/server/main.js'],
    environment: { ...environmentOf(databaseUrl, secret), ...settings },
    readyAt: '/health/ready',
  });

/** The product with the empty route. */
export const startEmptyRoute = (databaseUrl: string, secret: string): Promise<Server> =>
  startServer({
    program: [...NODE_OPTIONS, 'dist/bench/empty-route.js'],
    environment: environmentOf(databaseUrl, secret),
    readyAt: '/health/ready',
  });

/** A TypeScript program in `bench/references`. */
export const startReference = (file: string, databaseUrl: string, secret: string): Promise<Server> =>
  startServer({
    program: ['--import', './bench/ts-resolve.mjs', `bench/references/${file}`],
    environment: environmentOf(databaseUrl, secret),
    readyAt: '/health/ready',
  });
