import { Injectable } from '@nestjs/common';
import { Accounts } from '#modules/identity/contracts/index.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type StoredTurn } from '../turn/claimed-turn.js';
import { CurrentConversation } from './current-conversation.js';

/** Ends the conversation a student is in and begins another; what was said stays to be read. */
@Injectable()
export class StartOver {
  constructor(
    private readonly current: CurrentConversation,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws StillAnswering */
  of(studentId: string): Promise<StoredTurn['conversation']> {
    return this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      const conversation = await this.current.startOver(studentId);
      return conversation.summary();
    });
  }
}
