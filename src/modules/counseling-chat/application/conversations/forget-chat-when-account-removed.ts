import { Injectable } from '@nestjs/common';
import { AccountRemoved } from '#modules/identity/contracts/index.js';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { ChatTraces } from '../turn/chat-traces.js';

@Injectable()
@ReactsTo(AccountRemoved, { forgetWhenDone: true })
export class ForgetChatWhenAccountRemoved implements Reaction<AccountRemoved> {
  constructor(
    private readonly traces: ChatTraces,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async handle({ userId }: AccountRemoved): Promise<void> {
    await this.unitOfWork.run(() => this.traces.forget(userId));
  }
}
