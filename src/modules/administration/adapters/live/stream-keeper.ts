import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Authenticator } from '#shared-kernel/application/caller.js';
import { OpenStreams } from './open-streams.js';
import { type UnreadStream } from './unread-stream.js';

const BEAT_EVERY_MS = 15_000;

/** Keeps streams alive for as long as their access token and sign-in count, and ends them all before the process stops. */
@Injectable()
export class StreamKeeper implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private isBeating = false;

  constructor(
    private readonly streams: OpenStreams,
    private readonly authenticator: Authenticator,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.beat(), BEAT_EVERY_MS);
  }

  /** Before the server waits for its last replies: a stream would keep it waiting. */
  onModuleDestroy(): void {
    clearInterval(this.timer);
    this.streams.close();
  }

  /** One after the other, so that many streams are not many questions at once. */
  private async beat(): Promise<void> {
    if (this.isBeating) return;
    this.isBeating = true;
    for (const stream of this.streams.all())
      if (await this.stillCounts(stream)) stream.beat();
      else stream.end();
    this.isBeating = false;
  }

  private async stillCounts({ accessToken }: UnreadStream): Promise<boolean> {
    try {
      return (await this.authenticator.authenticate(accessToken, { fresh: false })) !== null;
    } catch {
      // Our records are away: that says nothing of the sign-in, and the next beat asks again.
      return true;
    }
  }
}
