import { Injectable } from '@nestjs/common';
import { Accounts, StudentMailboxes } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { timeZone } from '../domain/time-zone.js';
import { type ReminderSettings, StoredReminderSettings } from './reminder-settings.js';

interface ReminderChoice {
  bell: boolean;
  email: boolean;
  /** Null until the student chose. */
  timeZone: string | null;
  /** False until the student's email address is confirmed. */
  canEmail: boolean;
}

const NOT_CHOSEN = { bell: false, email: false, timeZone: null };

/** A student's own choice; nobody is reminded who did not ask for it. */
@Injectable()
export class ChooseReminders {
  constructor(
    private readonly settings: StoredReminderSettings,
    private readonly mailboxes: StudentMailboxes,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async of(studentId: string): Promise<ReminderChoice> {
    const [chosen, mailbox] = await Promise.all([this.settings.of(studentId), this.mailboxes.of(studentId)]);
    return { ...(chosen ?? NOT_CHOSEN), canEmail: mailbox !== null };
  }

  /** @throws UnknownTimeZone */
  async choose(studentId: string, chosen: ReminderSettings): Promise<void> {
    const settings = { ...chosen, timeZone: timeZone(chosen.timeZone) };
    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      await this.settings.save(studentId, settings, this.clock.now());
    });
  }
}
