import { Injectable } from '@nestjs/common';
import { AccountRemoved } from '#modules/identity/contracts/index.js';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { LastViews } from './last-views.js';

@Injectable()
@ReactsTo(AccountRemoved, { forgetWhenDone: true })
export class ForgetViewsWhenAccountRemoved implements Reaction<AccountRemoved> {
  constructor(private readonly views: LastViews) {}

  async handle({ userId }: AccountRemoved): Promise<void> {
    await this.views.removeAllOf(userId);
  }
}
