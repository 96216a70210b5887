import { Injectable } from '@nestjs/common';
import { Accounts, SharingStudents } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { OpenDates } from '../../reminders/application/open-dates.js';
import { type CalendarEntry, calendarEntry } from '../domain/calendar-entry.js';
import { CalendarNotFound } from '../domain/calendar.errors.js';
import { CalendarFeeds } from './calendar-feeds.js';
import { CalendarTokens } from './calendar-tokens.js';

/** A student's dates at a private address that calendars read without signing in. */
@Injectable()
export class StudentCalendar {
  constructor(
    private readonly feeds: CalendarFeeds,
    private readonly tokens: CalendarTokens,
    private readonly openDates: OpenDates,
    private readonly students: SharingStudents,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async statusOf(studentId: string): Promise<{ isOn: boolean; madeAt: Date | null }> {
    const feed = await this.feeds.of(studentId);
    return { isOn: feed !== null, madeAt: feed?.madeAt ?? null };
  }

  /** The token of the new address, which is not told again. The address before stops working. */
  async makeAddress(studentId: string): Promise<string> {
    const token = this.tokens.next();
    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      await this.feeds.save(studentId, this.tokens.fingerprintOf(token), this.clock.now());
    });
    return token;
  }

  async turnOff(studentId: string): Promise<void> {
    await this.feeds.remove(studentId);
  }

  /** @throws CalendarNotFound for an address that was never made, was replaced or turned off, or whose student is leaving or not active. */
  async entriesAt(token: string): Promise<readonly CalendarEntry[]> {
    const studentId = await this.feeds.studentAt(this.tokens.fingerprintOf(token));
    if (studentId === null || (await this.students.firstNameOf(studentId)) === null)
      throw new CalendarNotFound();

    const dates = await this.openDates.of(studentId);
    return dates.map((date) => calendarEntry(date, date));
  }
}
