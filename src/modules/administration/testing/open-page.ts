import { EventEmitter } from 'node:events';
import { UnreadStream } from '../adapters/live/unread-stream.js';

class Connection extends EventEmitter {
  destroyed = false;

  destroy(): this {
    if (this.destroyed) return this;
    this.destroyed = true;
    this.emit('close');
    return this;
  }
}

/** A page that listens, with its end of the connection in hand. */
export interface OpenPage {
  stream: UnreadStream;
  /** What was sent since the last call. */
  heard(): string;
  leave(): void;
  hasLeft(): boolean;
}

export function anOpenPage(userId = 'maya', accessToken = 'a-token'): OpenPage {
  const connection = new Connection();
  const stream = new UnreadStream(userId, accessToken, connection);
  return {
    stream,
    heard: () => String((stream.body.read() as Buffer | null) ?? ''),
    leave: () => connection.destroy(),
    hasLeft: () => connection.destroyed,
  };
}
