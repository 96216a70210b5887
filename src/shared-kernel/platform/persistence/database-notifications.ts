import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { summarizeError } from '../logging/describe-error.js';
import { destroyWhenSilent } from './destroy-when-silent.js';
import { DATABASE_URL } from './database-url.token.js';

const CONNECT_TIMEOUT_MS = 5_000;
const HEARTBEAT_MS = 4_000;
const SILENCE_MS = 4_000;
const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 5_000;

export interface NotificationListener {
  onMessage(payload: string): void;
  /** Called whenever listening starts, also the first time. Messages sent before are lost, so look at the data again. */
  onReconnect(): void;
}

/**
 * Messages that PostgreSQL's NOTIFY sends to all replicas. Uses one connection for all channels, and reconnects until the
 * process ends. (pg-listen does not retry the first connection, and goes on reconnecting after it was closed.)
 */
@Injectable()
export class DatabaseNotifications implements OnModuleDestroy {
  private readonly log = new Logger(DatabaseNotifications.name);
  private readonly stopping = new AbortController();
  private readonly listeners = new Map<string, NotificationListener>();
  private client: pg.Client | undefined;
  private isConnected = false;
  private running: Promise<void> | undefined;

  constructor(@Inject(DATABASE_URL) private readonly connectionString: string) {}

  /** One listener per channel. */
  listen(channel: string, listener: NotificationListener): void {
    this.listeners.set(channel, listener);
    if (this.isConnected && this.client !== undefined)
      // A broken connection is replaced, and the new one listens to this channel too.
      this.subscribe(this.client, channel, listener).catch(() => undefined);
    this.running ??= this.reconnectUntilStopped();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.client?.end().catch(() => undefined);
    await this.running;
  }

  private async reconnectUntilStopped(): Promise<void> {
    const { signal } = this.stopping;
    let wait = FIRST_RETRY_MS;
    while (!this.isStopping()) {
      try {
        await this.listenUntilDisconnected(() => (wait = FIRST_RETRY_MS));
      } catch (error) {
        if (!this.isStopping()) this.log.warn(`Cannot listen to the database: ${summarizeError(error)}`);
      }
      await sleep(wait, undefined, { signal }).catch(() => undefined);
      wait = Math.min(wait * 2, LONGEST_RETRY_MS);
    }
  }

  private isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  private async listenUntilDisconnected(onConnected: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: this.connectionString,
      application_name: 'flyleaf-notifications',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    this.client = client;
    const disconnected = Promise.withResolvers<null>();
    client.on('error', () => disconnected.resolve(null));
    destroyWhenSilent(client, { silenceMs: () => SILENCE_MS });
    // A lost connection shows only when it is used.
    const heartbeat = setInterval(() => void client.query('select 1').catch(() => undefined), HEARTBEAT_MS);
    client.on('end', () => disconnected.resolve(null));
    client.on('notification', ({ channel, payload }) => {
      if (payload !== undefined && payload !== '') this.listeners.get(channel)?.onMessage(payload);
    });
    try {
      await client.connect();
      this.isConnected = true;
      for (const [channel, listener] of this.listeners) await this.subscribe(client, channel, listener);
      onConnected();
      await disconnected.promise;
    } finally {
      clearInterval(heartbeat);
      this.isConnected = false;
      await client.end().catch(() => undefined);
    }
  }

  private async subscribe(client: pg.Client, channel: string, listener: NotificationListener): Promise<void> {
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    listener.onReconnect();
  }
}
