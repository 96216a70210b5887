import { type FactoryProvider } from '@nestjs/common';
import { OutsideModelChoice } from '#modules/essays/contracts/index.js';
import { Accounts, AuditLog } from '#modules/identity/contracts/index.js';
import { IdentifyingWords } from '#modules/student-profile/contracts/index.js';
import { LanguageModel } from '#shared-kernel/application/language-model.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { Advisor } from '../../application/advisor.js';
import { BuiltInAdvisor } from '../../application/built-in-advisor.js';
import { ModelAdvisor } from './model-advisor.js';

/** The built-in advisor, with a language model before it where one is configured. */
export const advisor: FactoryProvider<Advisor> = {
  provide: Advisor,
  useFactory: (
    builtIn: BuiltInAdvisor,
    languageModel: LanguageModel,
    choice: OutsideModelChoice,
    identifyingWords: IdentifyingWords,
    audit: AuditLog,
    accounts: Accounts,
    unitOfWork: UnitOfWork,
  ) =>
    languageModel.model === null
      ? builtIn
      : new ModelAdvisor(builtIn, { languageModel, choice, identifyingWords, audit, accounts, unitOfWork }),
  inject: [
    BuiltInAdvisor,
    LanguageModel,
    OutsideModelChoice,
    IdentifyingWords,
    AuditLog,
    Accounts,
    UnitOfWork,
  ],
};
