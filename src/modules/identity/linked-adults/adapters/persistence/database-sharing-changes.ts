import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DatabaseNotifications } from '#shared-kernel/platform/persistence/database-notifications.js';
import { SharingChanges } from '../../../contracts/sharing-changes.js';

/** Sent by triggers in the database; the payload is the id of an account. */
const CHANNEL = 'identity_sharing';

type Listener = Parameters<SharingChanges['onChange']>[0];

@Injectable()
export class DatabaseSharingChanges extends SharingChanges implements OnApplicationBootstrap {
  private readonly listeners: Listener[] = [];

  constructor(private readonly databaseNotifications: DatabaseNotifications) {
    super();
  }

  onChange(listener: Listener): void {
    this.listeners.push(listener);
  }

  onApplicationBootstrap(): void {
    const tell = (userId: string | null) => this.listeners.forEach((listener) => listener(userId));
    this.databaseNotifications.listen(CHANNEL, { onMessage: tell, onReconnect: () => tell(null) });
  }
}
