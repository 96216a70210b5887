import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { IDENTITY_BUDGETS } from '../../../account/application/identity-budgets.js';
import { Mailboxes } from '../../../contracts/mailboxes.js';
import { NotificationSettings } from '../../../contracts/notification-settings.js';
import { ChooseNotifications } from '../../application/choose-notifications.js';
import { topicsOf } from '../../domain/notification-topic.js';
import { NotificationSettingsReply, NotificationSettingsRequest } from './notification-settings.dto.js';

@ApiTags('identity')
@Controller('notification-settings')
export class NotificationSettingsController {
  constructor(
    private readonly settings: NotificationSettings,
    private readonly choices: ChooseNotifications,
    private readonly mailboxes: Mailboxes,
  ) {}

  @Get()
  @SignedIn('student', 'parent', 'counselor')
  @Replies(NotificationSettingsReply, { summary: 'What you are notified of, where, and when not' })
  async getNotificationSettings(@CurrentCaller() { userId, role }: Caller) {
    const [settings, mailbox] = await Promise.all([this.settings.of(userId), this.mailboxes.of(userId)]);
    const { timeZone, quietHours, where } = settings;
    const topics = topicsOf(role).map((topic) => ({ topic, ...where[topic] }));
    return { topics, quietHours, timeZone, canEmail: mailbox !== null };
  }

  @Patch()
  @SignedIn('student', 'parent', 'counselor')
  @Throttled(IDENTITY_BUDGETS['notification-choices'], 'account')
  @Replies(NotificationSettingsReply, {
    summary: 'Choose what you are notified of, where, and when not',
    refusals: { 400: 'Invalid request, not a time zone, or none chosen yet' },
  })
  async chooseNotifications(
    @CurrentCaller() caller: Caller,
    @Body({ schema: NotificationSettingsRequest }) choice: NotificationSettingsRequest,
  ) {
    await this.choices.choose(caller.userId, caller.role, choice);
    return this.getNotificationSettings(caller);
  }
}
