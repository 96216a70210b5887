import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { summarizeError } from '#shared-kernel/platform/logging/describe-error.js';
import { DatabaseNotifications } from '#shared-kernel/platform/persistence/database-notifications.js';
import { UNREAD_CHANNEL } from '../persistence/unread-channel.js';
import { NotificationBellReadModel } from '../read-models/notification-bell.read-model.js';
import { OpenStreams } from './open-streams.js';

/** A change nobody heard of is noticed within ten seconds, the question included. */
const LOOK_ANYWAY_EVERY_MS = 9_000;

/** Keeps the number on every open page right: at once when a change is heard of, soon when it is not. */
@Injectable()
export class UnreadWatch implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(UnreadWatch.name);
  private readonly uncertain = new Set<string>();
  private isAsking = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly streams: OpenStreams,
    private readonly bell: NotificationBellReadModel,
    private readonly notifications: DatabaseNotifications,
  ) {}

  onApplicationBootstrap(): void {
    const everyone = () => void this.lookAgain(this.streams.users());
    this.timer = setInterval(everyone, LOOK_ANYWAY_EVERY_MS);
    this.notifications.listen(UNREAD_CHANNEL, {
      onMessage: (userId) => void this.lookAgain([userId]),
      onReconnect: everyone,
    });
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** One question at a time, for all who came up meanwhile: an older answer never follows a newer one. */
  async lookAgain(userIds: readonly string[]): Promise<void> {
    for (const userId of userIds) if (this.streams.of(userId).length > 0) this.uncertain.add(userId);
    if (this.isAsking) return;

    this.isAsking = true;
    try {
      while (this.uncertain.size > 0) await this.ask();
    } catch (error) {
      // The next look asks for everyone again.
      this.log.warn(`Unread counts are not known right now: ${summarizeError(error)}`);
    } finally {
      this.isAsking = false;
    }
  }

  private async ask(): Promise<void> {
    const userIds = [...this.uncertain];
    this.uncertain.clear();
    for (const [userId, unread] of await this.bell.unreadOf(userIds))
      for (const stream of this.streams.of(userId)) stream.show(unread);
  }
}
