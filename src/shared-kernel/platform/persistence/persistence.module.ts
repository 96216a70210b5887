import { Migrator } from '@mikro-orm/migrations';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { type Pool } from 'pg';
import { Clock } from '../../application/clock.js';
import { UnitOfWork } from '../../application/unit-of-work.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { Readiness } from '../health/readiness.js';
import { SystemClock } from '../system-clock.js';
import { DATABASE_URL } from './database-url.token.js';
import { MikroOrmUnitOfWork } from './mikro-orm-unit-of-work.js';
import { DatabaseNotifications } from './database-notifications.js';
import { requestLimits } from './database-limits.js';
import { splitPool } from './split-pool.js';
import { Sql } from './sql.js';

const IDLE_TIMEOUT_MS = 60_000;

interface PersistenceOptions {
  /** Whether this process works on jobs. */
  work?: boolean;
  /** How many times longer than usual a request may wait for the database. */
  patience?: number;
}

/** The database, the durable queue and the buses of the whole application. Modules add their entities by `forFeature`. */
@Global()
@Module({})
export class PersistenceModule {
  static over(databaseUrl: string, { work = true, patience = 1 }: PersistenceOptions = {}): DynamicModule {
    return {
      module: PersistenceModule,
      imports: [
        JobsModule.with({ work }),
        CqrsModule.forRoot(),
        MikroOrmModule.forRoot({
          driver: PostgreSqlDriver,
          clientUrl: databaseUrl,
          autoLoadEntities: true,
          registerRequestContext: false,
          forceUtcTimezone: true,
          // Registered here; otherwise MikroORM loads it by name, and with it a second copy of itself.
          extensions: [Migrator],
          discovery: { warnWhenNoEntities: false },
          pool: { min: 0, idleTimeoutMillis: IDLE_TIMEOUT_MS },
          driverOptions: {
            application_name: 'flyleaf',
            onPoolCreated: (pool: Pool) => splitPool(pool, requestLimits(patience)),
          },
        }),
      ],
      providers: [
        { provide: DATABASE_URL, useValue: databaseUrl },
        { provide: Clock, useClass: SystemClock },
        { provide: UnitOfWork, useClass: MikroOrmUnitOfWork },
        Sql,
        DatabaseNotifications,
        Readiness,
      ],
      exports: [DATABASE_URL, Clock, UnitOfWork, Sql, DatabaseNotifications, Readiness],
    };
  }
}
