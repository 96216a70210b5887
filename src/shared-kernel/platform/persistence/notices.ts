import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { summarizeError } from '../logging/describe-error.js';
import { DATABASE_URL } from './database-url.token.js';

const CONNECT_WITHIN_MS = 5_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

interface Hearing {
  heard(payload: string): void;
  /** Nobody listened for a while, so anything may have been said. */
  missed(): void;
}

/**
 * What PostgreSQL's NOTIFY says to all replicas. Listens on one connection of its own for every channel, from the first
 * hearing on, and connects again for as long as the process lives. A notice can be lost: whoever hears looks now and then, too.
 */
@Injectable()
export class Notices implements OnModuleDestroy {
  private readonly log = new Logger(Notices.name);
  private readonly stopping = new AbortController();
  private readonly hearings = new Map<string, Hearing>();
  private client: pg.Client | undefined;
  private connected: pg.Client | undefined;
  private listening: Promise<void> | undefined;

  constructor(@Inject(DATABASE_URL) private readonly connectionString: string) {}

  /** One hearing for each channel. */
  listen(channel: string, hearing: Hearing): void {
    this.hearings.set(channel, hearing);
    if (this.connected !== undefined) this.add(this.connected, channel, hearing).catch(() => undefined);
    this.listening ??= this.keepListening();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.client?.end().catch(() => undefined);
    await this.listening;
  }

  private async keepListening(): Promise<void> {
    let wait = FIRST_PAUSE_MS;
    while (!this.isStopping()) {
      try {
        await this.listenUntilLost(() => (wait = FIRST_PAUSE_MS));
      } catch (error) {
        if (!this.isStopping()) this.log.warn(`Not listening: ${summarizeError(error)}`);
      }
      await pause(wait, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
    }
  }

  private isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  private async listenUntilLost(connected: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: this.connectionString,
      application_name: 'flyleaf-notices',
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      keepAlive: true,
    });
    this.client = client;
    const lost = Promise.withResolvers<null>();
    client.on('error', () => lost.resolve(null));
    client.on('end', () => lost.resolve(null));
    client.on(
      'notification',
      ({ channel, payload }) => payload && this.hearings.get(channel)?.heard(payload),
    );
    try {
      await client.connect();
      this.connected = client;
      for (const [channel, hearing] of this.hearings) await this.add(client, channel, hearing);
      connected();
      await lost.promise;
    } finally {
      this.connected = undefined;
      await client.end().catch(() => undefined);
    }
  }

  private async add(client: pg.Client, channel: string, hearing: Hearing): Promise<void> {
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    hearing.missed();
  }
}
