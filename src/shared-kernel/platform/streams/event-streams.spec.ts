import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Authenticator, type Caller, EndedSignIns } from '../../application/caller.js';
import { FakeConnection } from '../../testing/fake-connection.js';
import { type StreamEvent } from './event-stream.js';
import { EventStreams } from './event-streams.js';

class KnownTokens extends Authenticator {
  readonly valid = new Set(['maya-token', 'noor-token']);
  isDown = false;

  authenticate(accessToken: string): Promise<Caller | null> {
    if (this.isDown) return Promise.reject(new Error('down'));
    const caller: Caller = { userId: 'someone', role: 'student', signInId: 's-1' };
    return Promise.resolve(this.valid.has(accessToken) ? caller : null);
  }
}

class KnownEnds extends EndedSignIns {
  end: (signInId: string) => void = () => undefined;

  onEnd(listener: (signInId: string) => void): void {
    this.end = listener;
  }
}

class NumberStreams extends EventStreams<number> {
  constructor(authenticator: Authenticator, endedSignIns: EndedSignIns) {
    super(authenticator, endedSignIns, { perUser: 3, total: 5 });
  }
}

async function* silence({ signal }: { signal: AbortSignal }): AsyncGenerator<StreamEvent<number>> {
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  yield { name: 'number', data: 1 };
}

let tokens: KnownTokens;
let ends: KnownEnds;
let streams: NumberStreams;
beforeEach(() => {
  vi.useFakeTimers();
  tokens = new KnownTokens();
  ends = new KnownEnds();
  streams = new NumberStreams(tokens, ends);
  streams.onApplicationBootstrap();
});
afterEach(() => {
  streams.onModuleDestroy();
  vi.useRealTimers();
});

const open = (userId: string, signInId = `${userId}-laptop`) => {
  const connection = new FakeConnection();
  const { body } = streams.open({ userId, signInId, accessToken: `${userId}-token` }, connection, silence);
  const received = () => String((body.read() as Buffer | null) ?? '');
  received();
  return { connection, received };
};

describe('open streams', () => {
  it('are limited per person, and free again when one is closed', () => {
    const [first] = [open('maya'), open('maya'), open('maya')];
    expect([streams.admission('maya'), streams.admission('noor')]).toEqual(['too many for user', 'admitted']);

    first.connection.destroy();
    expect(streams.admission('maya')).toBe('admitted');
  });

  it('are limited in total, and free again when one is closed', () => {
    const [first] = ['a', 'b', 'c', 'd', 'e'].map((userId) => open(userId));
    expect(streams.admission('maya')).toBe('no room');

    first?.connection.destroy();
    expect(streams.admission('maya')).toBe('admitted');
  });

  it('send a heartbeat every fifteen seconds', async () => {
    const page = open('maya');
    await vi.advanceTimersByTimeAsync(14_999);
    expect(page.received()).toBe('');
    for (const wait of [1, 15_000]) {
      await vi.advanceTimersByTimeAsync(wait);
      expect(page.received()).toBe(': still here\n\n');
    }
  });

  it('end within a second after their sign-in, and those of other sign-ins do not', async () => {
    const [laptop, phone, noor] = [open('maya'), open('maya', 'maya-phone'), open('noor')];
    ends.end('maya-laptop');
    await vi.advanceTimersByTimeAsync(1_000);

    expect([laptop, phone, noor].map(({ connection }) => connection.destroyed)).toEqual([true, false, false]);
  });

  it('end when their access token is no longer valid, and no others do', async () => {
    const [maya, noor] = [open('maya'), open('noor')];
    tokens.valid.delete('maya-token');
    await vi.advanceTimersByTimeAsync(16_000);

    expect([maya.connection.destroyed, noor.connection.destroyed]).toEqual([true, false]);
    expect(noor.received()).toBe(': still here\n\n');
  });

  it('stay open while the database cannot say whether a sign-in is valid', async () => {
    const page = open('maya');
    tokens.isDown = true;
    await vi.advanceTimersByTimeAsync(15_000);

    expect(page.received()).toBe(': still here\n\n');
  });

  it('end when the server stops, and no more are admitted', async () => {
    const pages = [open('maya'), open('noor')];
    streams.onModuleDestroy();
    await vi.advanceTimersByTimeAsync(1_000);

    expect(pages.map(({ connection }) => connection.destroyed)).toEqual([true, true]);
    expect(streams.admission('maya')).toBe('no room');
  });
});
