import { Injectable } from '@nestjs/common';
import { AccountRemoved } from '#modules/identity/contracts/index.js';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { Notifications } from './notifications.js';

@Injectable()
@ReactsTo(AccountRemoved, { forgetWhenDone: true })
export class ForgetNotificationsWhenAccountRemoved implements Reaction<AccountRemoved> {
  constructor(private readonly notifications: Notifications) {}

  async handle({ userId }: AccountRemoved): Promise<void> {
    await this.notifications.removeAllOf(userId);
  }
}
