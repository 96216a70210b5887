import { Injectable } from '@nestjs/common';
import { AccountRemoved } from '#modules/identity/contracts/index.js';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { KeptFactStore } from './kept-fact-store.js';

/** The facts stay; who kept them is forgotten. */
@Injectable()
@ReactsTo(AccountRemoved, { forgetWhenDone: true })
export class ForgetKeeperWhenAccountRemoved implements Reaction<AccountRemoved> {
  constructor(
    private readonly facts: KeptFactStore,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async handle({ userId }: AccountRemoved): Promise<void> {
    await this.unitOfWork.run(() => this.facts.forgetKeeper(userId));
  }
}
