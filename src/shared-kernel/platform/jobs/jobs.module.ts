import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { EventPublisher } from '../../application/event-publisher.js';
import { PersonalData } from '../../application/personal-data.js';
import { JobEventPublisher } from './job-event-publisher.js';
import { JobRegistry } from './job-registry.js';
import { JobWorkers } from './job-workers.js';
import { Jobs } from './jobs.js';
import { PgBossQueue } from './pg-boss-queue.js';
import { SqlPersonalData } from './sql-personal-data.js';

/** Jobs, the events stored as jobs, and the schedules that request jobs. */
@Global()
@Module({})
export class JobsModule {
  /** Without `work`, no job runs and no schedule ticks: for specs of one adapter. */
  static with({ work }: { work: boolean }): DynamicModule {
    return {
      module: JobsModule,
      imports: [DiscoveryModule, ...(work ? [ScheduleModule.forRoot()] : [])],
      providers: [
        PgBossQueue,
        JobRegistry,
        Jobs,
        { provide: EventPublisher, useClass: JobEventPublisher },
        { provide: PersonalData, useClass: SqlPersonalData },
        ...(work ? [JobWorkers] : []),
      ],
      exports: [Jobs, EventPublisher, PersonalData],
    };
  }
}
