import { CqrsModule, EventBus } from '@nestjs/cqrs';
import { Test, type TestingModule } from '@nestjs/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  DatabaseNotifications,
  type NotificationListener,
} from '#shared-kernel/platform/persistence/database-notifications.js';
import { ProfileChanged } from '../../contracts/index.js';
import { KnownVersions } from './known-versions.js';

const MAYA = 'maya';

/** What another replica would say, said here. */
class SaidHere {
  private listener: NotificationListener | undefined;

  listen(_channel: string, listener: NotificationListener): void {
    this.listener = listener;
  }

  say(notice: string): void {
    this.listener?.onMessage(notice);
  }

  /** The connection is there, for the first time or again. */
  connect(): void {
    this.listener?.onReconnect();
  }
}

let module: TestingModule;
let notifications: SaidHere;
let known: KnownVersions;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  module = await Test.createTestingModule({
    imports: [CqrsModule.forRoot()],
    providers: [KnownVersions, { provide: DatabaseNotifications, useClass: SaidHere }],
  }).compile();
  await module.init();
  notifications = module.get(DatabaseNotifications);
  known = module.get(KnownVersions);
});
afterEach(async () => {
  vi.useRealTimers();
  await module.close();
});

const now = () => performance.now();
const committed = (version: number) => {
  module.get(EventBus).publishAll([new ProfileChanged(MAYA, version)]);
};

describe('the version of a profile', () => {
  it('has to be asked for the first time, and is known from then on', () => {
    notifications.connect();
    expect(known.of(MAYA)).toBeUndefined();
    known.answered(MAYA, 3, now());

    expect(known.of(MAYA)).toBe(3);
  });

  it('is known anew as soon as this process has committed a change', () => {
    notifications.connect();
    known.answered(MAYA, 3, now());
    committed(4);

    expect(known.of(MAYA)).toBe(4);
  });

  it('is known anew when another replica announces a change', () => {
    notifications.connect();
    known.answered(MAYA, 3, now());
    notifications.say(`${MAYA} 12`);

    expect(known.of(MAYA)).toBe(12);
  });

  it('does not become the old one again by an answer that was on its way', () => {
    notifications.connect();
    const askedAt = now();
    committed(4);
    known.answered(MAYA, 3, askedAt);

    expect(known.of(MAYA)).toBe(4);
  });

  it('does not become the old one again by a notice that comes late', () => {
    notifications.connect();
    known.answered(MAYA, 4, now());
    notifications.say(`${MAYA} 3`);

    expect(known.of(MAYA)).toBe(4);
  });

  it('is asked for again after four seconds, whether or not a change was heard of meanwhile', () => {
    notifications.connect();
    known.answered(MAYA, 3, now());
    vi.advanceTimersByTime(3_900);
    notifications.say(`${MAYA} 4`);
    expect(known.of(MAYA)).toBe(4);
    vi.advanceTimersByTime(100);

    expect(known.of(MAYA)).toBeUndefined();
  });

  it('is asked for each time until changes can be heard', () => {
    known.answered(MAYA, 3, now());

    expect(known.of(MAYA)).toBeUndefined();
  });

  it('is asked for again when changes may have been missed', () => {
    notifications.connect();
    known.answered(MAYA, 3, now());
    vi.advanceTimersByTime(10);
    notifications.connect();

    expect(known.of(MAYA)).toBeUndefined();
    known.answered(MAYA, 5, now());
    expect(known.of(MAYA)).toBe(5);
  });
});
