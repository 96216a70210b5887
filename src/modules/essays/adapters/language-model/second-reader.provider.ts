import { type FactoryProvider } from '@nestjs/common';
import { Accounts, AuditLog } from '#modules/identity/contracts/index.js';
import { IdentifyingWords } from '#modules/student-profile/contracts/index.js';
import { LanguageModel } from '#shared-kernel/application/language-model.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { EssayReviewer } from '../../application/review/essay-reviewer.js';
import { OutsideReader } from '../../application/review/outside-reader.js';
import { EssaysSettings } from '../../essays.settings.js';
import { BuiltInReviewer } from '../reading/built-in-reviewer.js';
import { SecondReader } from './second-reader.js';

/** The built-in reader, with a language model behind it. */
export const secondReader: FactoryProvider<EssayReviewer> = {
  provide: EssayReviewer,
  useFactory: (
    builtIn: BuiltInReviewer,
    languageModel: LanguageModel,
    outsideReader: OutsideReader,
    identifyingWords: IdentifyingWords,
    audit: AuditLog,
    accounts: Accounts,
    unitOfWork: UnitOfWork,
    settings: EssaysSettings,
  ) =>
    new SecondReader(builtIn, {
      languageModel,
      outsideReader,
      identifyingWords,
      audit,
      accounts,
      unitOfWork,
      settings,
    }),
  inject: [
    BuiltInReviewer,
    LanguageModel,
    OutsideReader,
    IdentifyingWords,
    AuditLog,
    Accounts,
    UnitOfWork,
    EssaysSettings,
  ],
};
