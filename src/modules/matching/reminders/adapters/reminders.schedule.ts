import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { NotificationSettings } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { type Delivery } from '#shared-kernel/application/reaction.js';
import { isQuiet, NIGHT } from '#shared-kernel/domain/quiet-hours.js';
import {
  defineJob,
  HandlesJob,
  type JobHandler,
  NO_PAYLOAD,
} from '#shared-kernel/platform/jobs/define-job.js';
import { Jobs } from '#shared-kernel/platform/jobs/jobs.js';
import { summarizeError } from '#shared-kernel/platform/logging/describe-error.js';
import { RemindStudent } from '../application/remind-student.js';

const REMIND_STUDENTS = defineJob({
  name: 'RemindStudents',
  version: 1,
  schema: NO_PAYLOAD,
  concurrency: 1,
  tries: 'short',
  // The next tick comes after an hour.
  timeoutSeconds: 3_000,
});

/** Reminds everyone who asked for it and is awake. One student's failure keeps no other from being reminded. */
@Injectable()
@HandlesJob(REMIND_STUDENTS)
export class RemindersSchedule implements JobHandler<object> {
  private readonly log = new Logger(RemindersSchedule.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly settings: NotificationSettings,
    private readonly reminders: RemindStudent,
    private readonly clock: Clock,
  ) {}

  @Cron('2 * * * *', { timeZone: 'UTC' })
  async tick(): Promise<void> {
    await this.jobs.enqueueTick(REMIND_STUDENTS);
  }

  async handle(_payload: object, { signal }: Pick<Delivery, 'signal'>): Promise<void> {
    let page = await this.settings.remindedAfter(null);
    while (page.length > 0) {
      for (const { studentId, timeZone, quietHours } of page) {
        signal.throwIfAborted();
        if (!isQuiet(this.clock.now(), quietHours ?? NIGHT, timeZone)) await this.remind(studentId);
      }
      page = await this.settings.remindedAfter(page.at(-1)?.studentId ?? null);
    }
  }

  private async remind(studentId: string): Promise<void> {
    try {
      await this.reminders.remind(studentId);
    } catch (error) {
      // The next tick tries again.
      this.log.error(`A student could not be reminded: ${summarizeError(error)}`);
    }
  }
}
