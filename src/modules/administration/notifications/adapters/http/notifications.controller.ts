import { Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller } from '#shared-kernel/application/caller.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { Replies, RepliesNothing } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Notifications } from '../../application/notifications.js';
import { NotificationBellReadModel } from '../read-models/notification-bell.read-model.js';
import { NotificationId, NotificationList } from './notifications.dto.js';

@ApiTags('administration')
@Controller('notifications')
export class NotificationsController {
  constructor(
    private readonly bell: NotificationBellReadModel,
    private readonly notifications: Notifications,
    private readonly clock: Clock,
  ) {}

  @Get()
  @SignedIn()
  @Replies(NotificationList, { summary: 'Your notifications, newest first, and how many are unread' })
  listNotifications(@CurrentCaller() { userId }: Caller) {
    return this.bell.of(userId, this.clock.now());
  }

  @Post('read-all')
  @SignedIn()
  @RepliesNothing({ summary: 'Mark all your notifications as read' })
  async markAllNotificationsRead(@CurrentCaller() { userId }: Caller): Promise<void> {
    await this.notifications.markAllRead(userId, this.clock.now());
  }

  @Post(':id/read')
  @SignedIn()
  @RepliesNothing({
    summary: 'Mark a notification as read; repeating it is fine',
    refusals: { 400: 'Not an id', 404: 'Not in your list' },
  })
  async markNotificationRead(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: NotificationId }) id: string,
  ): Promise<void> {
    await this.notifications.markRead(userId, id, this.clock.now());
  }
}
