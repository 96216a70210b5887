import fs from 'node:fs';
import { startServer, type Server } from './server.js';

const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { scripts: { start: string } };

/** What `npm start` and the image start Node with. */
export const NODE_OPTIONS = scripts.start.split(' ').filter((word) => word.startsWith('--'));

/** As in production: no demo student, one log line per request. */
const environmentOf = (databaseUrl: string, secret: string) => ({
  NODE_ENV: 'development',
  DEMO_DATA: 'false',
  LOG_LEVEL: 'info',
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
