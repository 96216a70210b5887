import { Injectable } from '@nestjs/common';
import { Accounts } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { MessageNotFound } from '../../domain/conversation/conversation.errors.js';
import { ConversationLog, type ReportReason } from './conversation-log.js';

/** A student says what is wrong with a message of Wren's. */
@Injectable()
export class ReportMessage {
  constructor(
    private readonly log: ConversationLog,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws MessageNotFound */
  async of(studentId: string, messageId: string, reason: ReportReason): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      const isReported = await this.log.report(studentId, messageId, reason, this.clock.now());
      if (!isReported) throw new MessageNotFound();
    });
  }
}
