import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { EventEmitter, on } from 'node:events';
import { summarizeError } from '#shared-kernel/platform/logging/describe-error.js';
import { DatabaseNotifications } from '#shared-kernel/platform/persistence/database-notifications.js';
import { type StreamEvent } from '#shared-kernel/platform/streams/event-stream.js';
import { UNREAD_CHANNEL } from '../persistence/unread-channel.js';
import { NotificationBellReadModel } from '../read-models/notification-bell.read-model.js';
import { type UnreadCount } from './unread-streams.js';

/** A change whose notification was lost shows within ten seconds, including the query. */
const REFRESH_ALL_EVERY_MS = 9_000;

/** The unread counts of everyone with an open stream in this server: read again on each change. */
@Injectable()
export class UnreadCounts implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(UnreadCounts.name);
  private readonly followers = new EventEmitter().setMaxListeners(0);
  private readonly outdated = new Set<string>();
  private isReading = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly bell: NotificationBellReadModel,
    private readonly databaseNotifications: DatabaseNotifications,
  ) {}

  onApplicationBootstrap(): void {
    const refreshAll = () => void this.refresh(this.followedUsers());
    this.timer = setInterval(refreshAll, REFRESH_ALL_EVERY_MS);
    this.databaseNotifications.listen(UNREAD_CHANNEL, {
      onMessage: (userId) => void this.refresh([userId]),
      onReconnect: refreshAll,
    });
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** The count now, then each other count. */
  async *follow(userId: string, signal: AbortSignal): AsyncGenerator<StreamEvent<UnreadCount>> {
    const counts = on(this.followers, userId, { signal }) as AsyncIterable<[number]>;
    void this.refresh([userId]);
    let last: number | undefined;
    for await (const [unread] of counts) {
      if (unread === last) continue;
      last = unread;
      yield { name: 'unread', data: { unread } };
    }
  }

  /** One query at a time, for everyone outdated meanwhile: an older count never follows a newer one. */
  private async refresh(userIds: readonly string[]): Promise<void> {
    for (const userId of userIds) if (this.followers.listenerCount(userId) > 0) this.outdated.add(userId);
    if (this.isReading) return;

    this.isReading = true;
    try {
      while (this.outdated.size > 0) await this.read();
    } catch (error) {
      // The next refresh of all reads these again.
      this.log.warn(`Unread counts could not be read: ${summarizeError(error)}`);
    } finally {
      this.isReading = false;
    }
  }

  private async read(): Promise<void> {
    const userIds = [...this.outdated];
    this.outdated.clear();
    for (const [userId, unread] of await this.bell.unreadOf(userIds)) this.followers.emit(userId, unread);
  }

  private followedUsers(): string[] {
    // `on` listens for errors, too.
    return this.followers
      .eventNames()
      .map(String)
      .filter((name) => name !== 'error');
  }
}
