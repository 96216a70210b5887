import { EventEmitter } from 'node:events';

/** A reader's end of a connection. */
export class FakeConnection extends EventEmitter {
  destroyed = false;

  destroy(): this {
    if (this.destroyed) return this;
    this.destroyed = true;
    this.emit('close');
    return this;
  }
}
