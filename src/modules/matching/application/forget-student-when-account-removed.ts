import { Injectable } from '@nestjs/common';
import { AccountRemoved } from '#modules/identity/contracts/index.js';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { StoredSuggestions } from '../suggestions/application/stored-suggestions.js';
import { StudentTraces } from './student-traces.js';

@Injectable()
@ReactsTo(AccountRemoved, { forgetWhenDone: true })
export class ForgetStudentWhenAccountRemoved implements Reaction<AccountRemoved> {
  constructor(
    private readonly traces: StudentTraces,
    private readonly suggestions: StoredSuggestions,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async handle({ userId }: AccountRemoved): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.traces.forget(userId);
      // An adult who leaves takes along what they suggested.
      await this.suggestions.removeAllOf(userId);
    });
  }
}
