import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { type Delivery } from '#shared-kernel/application/reaction.js';
import {
  defineJob,
  HandlesJob,
  type JobHandler,
  NO_PAYLOAD,
} from '#shared-kernel/platform/jobs/define-job.js';
import { Jobs } from '#shared-kernel/platform/jobs/jobs.js';
import { OrderEmails } from '../../application/order-emails.js';

const ORDER_NOTIFICATION_EMAILS = defineJob({
  name: 'OrderNotificationEmails',
  version: 1,
  schema: NO_PAYLOAD,
  concurrency: 1,
  tries: 'short',
  timeoutSeconds: 240,
});

@Injectable()
@HandlesJob(ORDER_NOTIFICATION_EMAILS)
export class NotificationEmailsSchedule implements JobHandler<object> {
  constructor(
    private readonly jobs: Jobs,
    private readonly emails: OrderEmails,
  ) {}

  @Cron('*/5 * * * *', { timeZone: 'UTC' })
  async tick(): Promise<void> {
    await this.jobs.enqueueTick(ORDER_NOTIFICATION_EMAILS);
  }

  async handle(_payload: object, { signal }: Pick<Delivery, 'signal'>): Promise<void> {
    await this.emails.orderDue(signal);
  }
}
