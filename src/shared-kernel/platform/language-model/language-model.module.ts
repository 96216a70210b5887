import { Global, Module } from '@nestjs/common';
import { Clock } from '../../application/clock.js';
import { LanguageModel } from '../../application/language-model.js';
import { Sql } from '../persistence/sql.js';
import { CircuitBreaker } from './circuit-breaker.js';
import { GuardedLanguageModel } from './guarded-language-model.js';
import { LanguageModelSettings } from './language-model-settings.js';
import { NoLanguageModel } from './no-language-model.js';
import { OpenAiCalls } from './open-ai-calls.js';
import { OpenAiTalks } from './open-ai-talks.js';
import { TokenBudget } from './token-budget.js';

const languageModel = (
  { languageModel: settings }: LanguageModelSettings,
  sql: Sql,
  clock: Clock,
): LanguageModel =>
  settings === undefined
    ? new NoLanguageModel()
    : new GuardedLanguageModel({
        model: settings.model,
        calls: new OpenAiCalls(settings),
        talks: new OpenAiTalks(settings),
        breaker: new CircuitBreaker(clock),
        budget: new TokenBudget(sql, {
          perStudent: settings.tokensPerDay,
          inTotal: settings.tokensPerDayInTotal,
        }),
      });

/** The outside language model, where one is configured, for every context. */
@Global()
@Module({
  providers: [
    { provide: LanguageModel, useFactory: languageModel, inject: [LanguageModelSettings, Sql, Clock] },
  ],
  exports: [LanguageModel],
})
export class LanguageModelModule {}
