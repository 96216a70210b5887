import { type Configuration } from './environment.js';

/** What may be printed: that a secret is set, never what it is. */
export function redacted(configuration: Configuration): Record<string, string | number | boolean> {
  return {
    NODE_ENV: configuration.mode,
    PORT: configuration.port,
    HOST: configuration.host,
    PUBLIC_URL: configuration.publicUrl,
    DATA_DIR: configuration.dataDir,
    DATABASE_URL: configuration.databaseUrl === undefined ? 'absent: embedded PostgreSQL' : 'set',
    JWT_SECRET: configuration.jwtSecret === undefined ? 'absent: generated and kept in DATA_DIR' : 'set',
    ADMIN_EMAIL: configuration.admin === undefined ? 'absent' : 'set',
    DEMO_DATA: configuration.demoData,
    LOG_LEVEL: configuration.logLevel,
  };
}
