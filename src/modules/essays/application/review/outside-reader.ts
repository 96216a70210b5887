import { Injectable } from '@nestjs/common';
import { Accounts } from '#modules/identity/contracts/index.js';
import { LanguageModel } from '#shared-kernel/application/language-model.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { OutsideReaderChoices } from './outside-reader-choices.js';

interface OutsideReaderSetting {
  /** Whether one is configured. */
  hasOutsideReader: boolean;
  allowsOutsideReader: boolean;
}

/** The outside language model as a second reader, and each student's choice about it. */
@Injectable()
export class OutsideReader {
  constructor(
    private readonly languageModel: LanguageModel,
    private readonly choices: OutsideReaderChoices,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async settingOf(studentId: string): Promise<OutsideReaderSetting> {
    return {
      hasOutsideReader: this.languageModel.model !== null,
      allowsOutsideReader: await this.choices.isAllowed(studentId),
    };
  }

  /** The model's name, if there is one and the student lets it read. */
  async modelFor(studentId: string): Promise<string | null> {
    const { model } = this.languageModel;
    return model !== null && (await this.choices.isAllowed(studentId)) ? model : null;
  }

  async choose(studentId: string, isAllowed: boolean): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      await this.choices.keep(studentId, isAllowed);
    });
  }
}
