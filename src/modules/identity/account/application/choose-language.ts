import { Injectable } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type Language } from '#shared-kernel/domain/language.js';
import { AccountRepository } from '../domain/account.repository.js';

/** A preference that is never refused, so no command. */
@Injectable()
export class ChooseLanguage {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async choose(userId: string, language: Language): Promise<void> {
    await this.unitOfWork.run(async () => {
      (await this.accounts.byId(userId)).chooseLanguage(language, this.clock.now());
    });
  }
}
