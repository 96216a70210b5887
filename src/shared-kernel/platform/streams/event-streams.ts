import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Authenticator, type EndedSignIns } from '../../application/caller.js';
import { summarizeError } from '../logging/describe-error.js';
import { type Connection, EventStream, type StreamSource } from './event-stream.js';

const HEARTBEAT_EVERY_MS = 15_000;

export interface StreamLimits {
  perUser: number;
  /** In this server: each stream holds a connection and a few kilobytes. */
  total: number;
  /** Ends a stream whose source has yielded nothing for this long; without it only heartbeats keep it open. */
  idleMs?: number;
}

export interface StreamReader {
  userId: string;
  signInId: string;
  accessToken: string;
}

type Admission = 'admitted' | 'too many for user' | 'no room';

/**
 * The open streams of one kind in this server. They end with their sign-in, by the next heartbeat after their access token
 * expired, and when the server stops. Extend it with the limits of the kind.
 */
export abstract class EventStreams<Data> implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(EventStreams.name);
  private readonly readers = new Map<EventStream<Data>, StreamReader>();
  private isClosed = false;
  private isChecking = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly authenticator: Authenticator,
    private readonly endedSignIns: EndedSignIns,
    private readonly limits: StreamLimits,
  ) {}

  onApplicationBootstrap(): void {
    this.endedSignIns.onEnd((signInId) => this.endAllOf(signInId));
    this.timer = setInterval(() => void this.checkReaders(), HEARTBEAT_EVERY_MS);
  }

  /** Runs before the server waits for its last replies, which these streams would delay. */
  onModuleDestroy(): void {
    clearInterval(this.timer);
    this.isClosed = true;
    for (const stream of this.readers.keys()) stream.end();
  }

  admission(userId: string): Admission {
    if (this.isClosed || this.readers.size >= this.limits.total) return 'no room';
    const own = [...this.readers.values()].filter((reader) => reader.userId === userId);
    return own.length >= this.limits.perUser ? 'too many for user' : 'admitted';
  }

  /** Check `admission` first. */
  open(
    reader: StreamReader,
    connection: Connection,
    source: StreamSource<Data>,
    lastEventId?: string,
  ): EventStream<Data> {
    const stream = new EventStream<Data>(connection, this.limits.idleMs);
    this.readers.set(stream, reader);
    stream.onClose(() => this.readers.delete(stream));
    stream
      .send(source, lastEventId)
      .catch((error: unknown) => this.log.warn(`A stream ended early: ${summarizeError(error)}`));
    return stream;
  }

  /** The same as the reply to a request. */
  reply(reader: StreamReader, request: FastifyRequest, reply: FastifyReply, source: StreamSource<Data>) {
    const lastEventId = request.headers['last-event-id'];
    const { body } = this.open(reader, reply.raw, source, lastEventId?.toString());
    return reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(body);
  }

  private endAllOf(signInId: string): void {
    for (const [stream, reader] of this.readers) if (reader.signInId === signInId) stream.end();
  }

  /** One stream after another, so that many streams do not cause many queries at once. */
  private async checkReaders(): Promise<void> {
    if (this.isChecking) return;
    this.isChecking = true;
    for (const [stream, { accessToken }] of [...this.readers])
      if (await this.isStillSignedIn(accessToken)) stream.sendHeartbeat();
      else stream.end();
    this.isChecking = false;
  }

  private async isStillSignedIn(accessToken: string): Promise<boolean> {
    try {
      return (await this.authenticator.authenticate(accessToken, { fresh: false })) !== null;
    } catch {
      // While the database is down, the sign-in may still be valid. The next heartbeat checks again.
      return true;
    }
  }
}
