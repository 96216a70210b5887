import { Injectable } from '@nestjs/common';
import { type UnreadStream } from './unread-stream.js';

/** Three open pages; a fourth asks now and then instead. */
const PER_USER = 3;
/** Each holds a connection and some kilobytes. */
const IN_ALL = 2_000;

type Admission = 'admitted' | 'too many of yours' | 'no room';

/** The streams of this process. */
@Injectable()
export class OpenStreams {
  private readonly byUser = new Map<string, Set<UnreadStream>>();
  private count = 0;
  private isClosed = false;

  admit(stream: UnreadStream): Admission {
    const yours = this.byUser.get(stream.userId) ?? new Set();
    if (this.isClosed || this.count >= IN_ALL) return 'no room';
    if (yours.size >= PER_USER) return 'too many of yours';

    this.byUser.set(stream.userId, yours.add(stream));
    this.count += 1;
    stream.whenGone(() => this.remove(stream));
    return 'admitted';
  }

  users(): string[] {
    return [...this.byUser.keys()];
  }

  of(userId: string): readonly UnreadStream[] {
    return [...(this.byUser.get(userId) ?? [])];
  }

  all(): readonly UnreadStream[] {
    return [...this.byUser.values()].flatMap((streams) => [...streams]);
  }

  /** Ends them all and admits no more. */
  close(): void {
    this.isClosed = true;
    for (const stream of this.all()) stream.end();
  }

  private remove(stream: UnreadStream): void {
    const yours = this.byUser.get(stream.userId);
    if (yours?.delete(stream) !== true) return;
    this.count -= 1;
    if (yours.size === 0) this.byUser.delete(stream.userId);
  }
}
