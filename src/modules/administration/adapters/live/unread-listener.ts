import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DATABASE_URL } from '#shared-kernel/adapters/persistence/database-url.token.js';
import { UNREAD_CHANNEL } from '../persistence/unread-channel.js';

const CONNECT_WITHIN_MS = 5_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

interface Hearing {
  changed(userId: string): void;
  /** Nobody listened for a while, so anything may have been said. */
  missed(): void;
}

/** Listens on a connection of its own, and connects again for as long as the process lives. */
@Injectable()
export class UnreadListener implements OnModuleDestroy {
  private readonly log = new Logger(UnreadListener.name);
  private readonly stopping = new AbortController();
  private client: pg.Client | undefined;
  private listening: Promise<void> | undefined;

  constructor(@Inject(DATABASE_URL) private readonly connectionString: string) {}

  start(hearing: Hearing): void {
    this.listening ??= this.keepListening(hearing);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.client?.end().catch(() => undefined);
    await this.listening;
  }

  private async keepListening(hearing: Hearing): Promise<void> {
    let wait = FIRST_PAUSE_MS;
    while (!this.isStopping()) {
      try {
        await this.listenUntilLost(hearing, () => (wait = FIRST_PAUSE_MS));
      } catch (error) {
        if (!this.isStopping()) this.log.warn(`Not listening: ${(error as Error).message}`);
      }
      await pause(wait, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
    }
  }

  private isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  private async listenUntilLost(hearing: Hearing, connected: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: this.connectionString,
      application_name: 'flyleaf-unread',
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      keepAlive: true,
    });
    this.client = client;
    const lost = Promise.withResolvers<null>();
    client.on('error', () => lost.resolve(null));
    client.on('end', () => lost.resolve(null));
    client.on('notification', ({ payload }) => payload && hearing.changed(payload));
    try {
      await client.connect();
      await client.query(`listen ${UNREAD_CHANNEL}`);
      connected();
      hearing.missed();
      await lost.promise;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
