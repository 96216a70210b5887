import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DatabaseNotifications } from '#shared-kernel/platform/persistence/database-notifications.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { SharingChanges } from '../../../contracts/sharing-changes.js';

/** Sent by triggers in the database, too; the payload is the id of an account. */
const CHANNEL = 'identity_sharing';
const ANNOUNCE = `
  select pg_notify('${CHANNEL}', adult_id::text) from identity.linked_adults where student_id = $1`;

type Listener = Parameters<SharingChanges['onChange']>[0];

@Injectable()
export class DatabaseSharingChanges extends SharingChanges implements OnApplicationBootstrap {
  private readonly listeners: Listener[] = [];

  constructor(
    private readonly databaseNotifications: DatabaseNotifications,
    private readonly sql: Sql,
  ) {
    super();
  }

  onChange(listener: Listener): void {
    this.listeners.push(listener);
  }

  async announce(studentId: string): Promise<void> {
    await this.sql.rows(ANNOUNCE, [studentId]);
  }

  onApplicationBootstrap(): void {
    const tell = (userId: string | null) => this.listeners.forEach((listener) => listener(userId));
    this.databaseNotifications.listen(CHANNEL, { onMessage: tell, onReconnect: () => tell(null) });
  }
}
