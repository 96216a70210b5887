import { Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies, RepliesNothing } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { MATCHING_BUDGETS } from '../../../application/matching-budgets.js';
import { ReminderLinks } from '../../../reminders/application/reminder-links.js';
import { StudentCalendar } from '../../application/student-calendar.js';
import { CalendarAddress, CalendarFeed } from './calendar.dto.js';

@ApiTags('matching')
@Controller('calendar-feed')
export class CalendarFeedController {
  constructor(
    private readonly calendar: StudentCalendar,
    private readonly links: ReminderLinks,
  ) {}

  @Get()
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['college-list-reads'], 'account')
  @Replies(CalendarFeed, { summary: 'Whether calendars can read your dates' })
  getCalendarFeed(@CurrentCaller() { userId }: Caller) {
    return this.calendar.statusOf(userId);
  }

  // No repeated reply is stored, because it would hold the address.
  @Post()
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['calendar-addresses'], 'account')
  @Replies(CalendarAddress, { summary: 'Make a private address for calendars; the one before stops working' })
  async makeCalendarAddress(@CurrentCaller() { userId }: Caller) {
    const token = await this.calendar.makeAddress(userId);
    const { madeAt } = await this.calendar.statusOf(userId);
    return { address: this.links.calendar(token), madeAt };
  }

  @Delete()
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['college-list-writes'], 'account')
  @RepliesNothing({ summary: 'Stop calendars from reading your dates; repeating it is fine' })
  async turnOffCalendarFeed(@CurrentCaller() { userId }: Caller): Promise<void> {
    await this.calendar.turnOff(userId);
  }
}
