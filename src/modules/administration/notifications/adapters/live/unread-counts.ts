import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { EventEmitter, on } from 'node:events';
import { SharingChanges } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { summarizeError } from '#shared-kernel/platform/logging/describe-error.js';
import { DatabaseNotifications } from '#shared-kernel/platform/persistence/database-notifications.js';
import { type StreamEvent } from '#shared-kernel/platform/streams/event-stream.js';
import { UNREAD_CHANNEL } from '../persistence/unread-channel.js';
import { NotificationBellReadModel } from '../read-models/notification-bell.read-model.js';
import { type SharingChanged, type UnreadCount } from './unread-streams.js';

/** A change whose notification was lost, and what quiet hours held, shows within ten seconds, including the query. */
const REFRESH_ALL_EVERY_MS = 9_000;

const SHARING_CHANGED = 'sharing-changed';

/** The unread counts of everyone with an open stream in this server: read again on each change. Passes on what sharing changed. */
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
    private readonly clock: Clock,
    sharing: SharingChanges,
  ) {
    sharing.onChange((changed) => {
      for (const userId of changed === null ? this.followedUsers() : [changed])
        this.followers.emit(userId, SHARING_CHANGED);
    });
  }

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

  /** The count now, then each other count, and each change of what is shared with or by this person. */
  async *follow(
    userId: string,
    signal: AbortSignal,
  ): AsyncGenerator<StreamEvent<UnreadCount | SharingChanged>> {
    const changes = on(this.followers, userId, { signal }) as AsyncIterable<
      [number | typeof SHARING_CHANGED]
    >;
    void this.refresh([userId]);
    let last: number | undefined;
    for await (const [change] of changes) {
      if (change === SHARING_CHANGED) yield { name: SHARING_CHANGED, data: { sharingChanged: true } };
      else if (change !== last) {
        last = change;
        yield { name: 'unread', data: { unread: change } };
      }
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
    const counted = await this.bell.unreadOf(userIds, this.clock.now());
    for (const [userId, unread] of counted) this.followers.emit(userId, unread);
  }

  private followedUsers(): string[] {
    // `on` listens for errors, too.
    return this.followers
      .eventNames()
      .map(String)
      .filter((name) => name !== 'error');
  }
}
