import { CqrsModule, EventBus } from '@nestjs/cqrs';
import { Test, type TestingModule } from '@nestjs/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Notices } from '#shared-kernel/platform/persistence/notices.js';
import { ProfileChanged } from '../../contracts/index.js';
import { KnownVersions } from './known-versions.js';

const MAYA = 'maya';

/** What another replica would say, said here. */
class SaidHere {
  private hearing: Parameters<Notices['listen']>[1] | undefined;

  listen(_channel: string, hearing: Parameters<Notices['listen']>[1]): void {
    this.hearing = hearing;
  }

  say(notice: string): void {
    this.hearing?.heard(notice);
  }

  /** The connection is there, for the first time or again. */
  connect(): void {
    this.hearing?.missed();
  }
}

let module: TestingModule;
let notices: SaidHere;
let known: KnownVersions;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  module = await Test.createTestingModule({
    imports: [CqrsModule.forRoot()],
    providers: [KnownVersions, { provide: Notices, useClass: SaidHere }],
  }).compile();
  await module.init();
  notices = module.get(Notices);
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
    notices.connect();
    expect(known.of(MAYA)).toBeUndefined();
    known.answered(MAYA, 3, now());

    expect(known.of(MAYA)).toBe(3);
  });

  it('is known anew as soon as this process has committed a change', () => {
    notices.connect();
    known.answered(MAYA, 3, now());
    committed(4);

    expect(known.of(MAYA)).toBe(4);
  });

  it('is known anew when another replica announces a change', () => {
    notices.connect();
    known.answered(MAYA, 3, now());
    notices.say(`${MAYA} 12`);

    expect(known.of(MAYA)).toBe(12);
  });

  it('does not become the old one again by an answer that was on its way', () => {
    notices.connect();
    const askedAt = now();
    committed(4);
    known.answered(MAYA, 3, askedAt);

    expect(known.of(MAYA)).toBe(4);
  });

  it('does not become the old one again by a notice that comes late', () => {
    notices.connect();
    known.answered(MAYA, 4, now());
    notices.say(`${MAYA} 3`);

    expect(known.of(MAYA)).toBe(4);
  });

  it('is asked for again after four seconds, whether or not a change was heard of meanwhile', () => {
    notices.connect();
    known.answered(MAYA, 3, now());
    vi.advanceTimersByTime(3_900);
    notices.say(`${MAYA} 4`);
    expect(known.of(MAYA)).toBe(4);
    vi.advanceTimersByTime(100);

    expect(known.of(MAYA)).toBeUndefined();
  });

  it('is asked for each time until changes can be heard', () => {
    known.answered(MAYA, 3, now());

    expect(known.of(MAYA)).toBeUndefined();
  });

  it('is asked for again when changes may have been missed', () => {
    notices.connect();
    known.answered(MAYA, 3, now());
    vi.advanceTimersByTime(10);
    notices.connect();

    expect(known.of(MAYA)).toBeUndefined();
    known.answered(MAYA, 5, now());
    expect(known.of(MAYA)).toBe(5);
  });
});
