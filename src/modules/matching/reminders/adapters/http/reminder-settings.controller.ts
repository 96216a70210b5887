import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { MATCHING_BUDGETS } from '../../../application/matching-budgets.js';
import { ChooseReminders } from '../../application/choose-reminders.js';
import { ReminderSettings, ReminderSettingsRequest } from './reminder-settings.dto.js';

@ApiTags('matching')
@Controller('reminder-settings')
export class ReminderSettingsController {
  constructor(private readonly reminders: ChooseReminders) {}

  @Get()
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['college-list-reads'], 'account')
  @Replies(ReminderSettings, { summary: 'How you are reminded of dates; off until you choose' })
  getReminderSettings(@CurrentCaller() { userId }: Caller) {
    return this.reminders.of(userId);
  }

  @Put()
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['college-list-writes'], 'account')
  @Replies(ReminderSettings, {
    summary: 'Choose how you are reminded of dates, and your time zone',
    refusals: { 400: 'Invalid request, or not a time zone' },
  })
  async chooseReminders(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: ReminderSettingsRequest }) body: ReminderSettingsRequest,
  ) {
    await this.reminders.choose(userId, body);
    return this.reminders.of(userId);
  }
}
