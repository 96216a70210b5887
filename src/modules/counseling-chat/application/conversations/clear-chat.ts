import { Injectable } from '@nestjs/common';
import { Accounts } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { ConversationRepository } from '../../domain/conversation/conversation.repository.js';
import { ConversationLog } from './conversation-log.js';

/** Deletes every message of a student, and what Wren remembers of the talk. */
@Injectable()
export class ClearChat {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly log: ConversationLog,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws StillAnswering */
  async of(studentId: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      const active = await this.conversations.lockActive(studentId);
      active?.forgetWhatWasSaid(this.clock.now());
      await this.log.clear(studentId);
    });
  }
}
