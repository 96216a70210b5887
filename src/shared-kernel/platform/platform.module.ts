import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { Budgets } from '../application/budget.js';
import { BudgetsSchedule } from './limits/budgets.schedule.js';
import { PostgresBudgets } from './limits/postgres-budgets.js';
import { PlatformSettings } from './configuration/platform-settings.js';
import { type Settings } from './configuration/settings.js';
import { HealthController } from './health/health.controller.js';
import { AccessGuard } from './http/access/access.guard.js';
import { SameOriginGuard } from './http/access/same-origin.guard.js';
import { ThrottleGuard } from './limits/throttle.guard.js';
import { SavedRepliesSchedule } from './http/idempotency/saved-replies.schedule.js';
import { IdempotencyInterceptor } from './http/idempotency/idempotency.interceptor.js';
import { IdempotencyStore } from './http/idempotency/idempotency-store.js';
import { UnknownRouteController } from './http/replies/unknown-route.controller.js';
import { JsonNullInterceptor } from './http/requests/json-null.interceptor.js';
import { WholeReplySerializer } from './http/replies/whole-reply-serializer.js';
import { ProblemFilter } from './http/replies/problem.filter.js';
import { validationPipe } from './http/requests/validation.pipe.js';
import { mailerFor } from './mail/mailer-for.js';
import { Mailer } from '../application/mailer.js';

/** What every context uses: settings, access, validation, error replies, budgets, email, health. */
@Global()
@Module({})
export class PlatformModule {
  static with(settings: Settings): DynamicModule {
    const settingsProviders = settings.providers();
    return {
      module: PlatformModule,
      controllers: [HealthController, UnknownRouteController],
      providers: [
        ...settingsProviders,
        { provide: APP_GUARD, useClass: SameOriginGuard },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: ThrottleGuard },
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_PIPE, useFactory: validationPipe },
        // The first one is outermost, so idempotency stores the reply as it is sent.
        { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
        { provide: APP_INTERCEPTOR, useClass: JsonNullInterceptor },
        { provide: APP_INTERCEPTOR, useClass: WholeReplySerializer },
        { provide: Mailer, useFactory: mailerFor, inject: [PlatformSettings] },
        PostgresBudgets,
        { provide: Budgets, useExisting: PostgresBudgets },
        BudgetsSchedule,
        IdempotencyStore,
        SavedRepliesSchedule,
      ],
      exports: [...settingsProviders, Budgets, IdempotencyStore, Mailer],
    };
  }
}
