import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { EventPublisher } from '../../application/event-publisher.js';
import { Traces } from '../../application/traces.js';
import { JobEventPublisher } from './job-event-publisher.js';
import { JobRegistry } from './job-registry.js';
import { JobWorkers } from './job-workers.js';
import { Jobs } from './jobs.js';
import { PgBossQueue } from './pg-boss-queue.js';
import { SqlTraces } from './sql-traces.js';

/** Jobs, the events stored as jobs, and the schedules that request jobs. */
@Global()
@Module({})
export class JobsModule {
  /** Without `work` nothing runs and nothing ticks: for specs of one adapter. */
  static with({ work }: { work: boolean }): DynamicModule {
    return {
      module: JobsModule,
      imports: [DiscoveryModule, ...(work ? [ScheduleModule.forRoot()] : [])],
      providers: [
        PgBossQueue,
        JobRegistry,
        Jobs,
        { provide: EventPublisher, useClass: JobEventPublisher },
        { provide: Traces, useClass: SqlTraces },
        ...(work ? [JobWorkers] : []),
      ],
      exports: [Jobs, EventPublisher, Traces],
    };
  }
}
