import { Controller, Get, Header, HttpCode, Param } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Public } from '#shared-kernel/platform/http/access/access.decorator.js';
import { Problem } from '#shared-kernel/platform/http/replies/problem.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { MATCHING_BUDGETS } from '../../../application/matching-budgets.js';
import { ReminderLinks } from '../../../reminders/application/reminder-links.js';
import { StudentCalendar } from '../../application/student-calendar.js';
import { calendarFile } from '../calendar-file.js';

/** Any text: what is no address is not found. */
const Token = z.string().max(200);

/** Calendars cannot sign in: the address itself is the secret. */
@ApiTags('matching')
@Controller('calendar')
export class CalendarFileController {
  constructor(
    private readonly calendar: StudentCalendar,
    private readonly links: ReminderLinks,
  ) {}

  @Get(':token.ics')
  @Public()
  @Throttled(MATCHING_BUDGETS['calendar-reads'])
  @ApiOperation({ summary: 'A student’s dates as an iCalendar file, for whoever has its private address' })
  @HttpCode(200)
  @ApiResponse({
    status: 200,
    description: 'The dates that are still open',
    content: { 'text/calendar': { schema: { type: 'string' } } },
  })
  @ApiResponse({ status: 404, description: 'No calendar at this address', standardSchema: Problem })
  @Header('content-type', 'text/calendar; charset=utf-8')
  @Header('content-disposition', 'inline; filename="deadlines.ics"')
  @Header('cache-control', 'private, no-cache')
  @Header('x-robots-tag', 'noindex')
  async readCalendar(@Param('token', { schema: Token }) token: string): Promise<string> {
    const entries = await this.calendar.entriesAt(token);
    return calendarFile(entries, (applicationId) => this.links.application(applicationId));
  }
}
