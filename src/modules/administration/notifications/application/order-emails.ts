import { Injectable } from '@nestjs/common';
import { Accounts } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { EventPublisher } from '#shared-kernel/application/event-publisher.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { NotificationEmailDue } from '../domain/notification.events.js';
import { Notifications } from './notifications.js';

/** Orders one email for everyone whose notifications are due. Taken and ordered together, none is emailed twice. */
@Injectable()
export class OrderEmails {
  constructor(
    private readonly notifications: Notifications,
    private readonly accounts: Accounts,
    private readonly events: EventPublisher,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async orderDue(signal?: AbortSignal): Promise<void> {
    for (const userId of await this.notifications.peopleToEmail(this.clock.now())) {
      signal?.throwIfAborted();
      await this.order(userId);
    }
  }

  private async order(userId: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      if (!(await this.accounts.lockIfExists(userId))) return;
      const ids = await this.notifications.takeToEmail(userId);
      if (ids.length > 0) await this.events.publish(new NotificationEmailDue(userId, ids));
    });
  }
}
