import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Authenticator, type Caller } from '#shared-kernel/application/caller.js';
import { anOpenPage } from '../../testing/open-page.js';
import { OpenStreams } from './open-streams.js';
import { StreamKeeper } from './stream-keeper.js';

class KnownTokens extends Authenticator {
  readonly valid = new Set(['maya-token', 'noor-token']);
  isAway = false;

  authenticate(accessToken: string): Promise<Caller | null> {
    if (this.isAway) return Promise.reject(new Error('away'));
    const caller: Caller = { userId: 'someone', role: 'student', signInId: 's-1' };
    return Promise.resolve(this.valid.has(accessToken) ? caller : null);
  }
}

let tokens: KnownTokens;
let streams: OpenStreams;
let keeper: StreamKeeper;
beforeEach(() => {
  vi.useFakeTimers();
  tokens = new KnownTokens();
  streams = new OpenStreams();
  keeper = new StreamKeeper(streams, tokens);
  keeper.onApplicationBootstrap();
});
afterEach(() => {
  keeper.onModuleDestroy();
  vi.useRealTimers();
});

const open = (userId: string) => {
  const page = anOpenPage(userId, `${userId}-token`);
  streams.admit(page.stream);
  page.heard();
  return page;
};

describe('keeping streams', () => {
  it('beats every fifteen seconds', async () => {
    const page = open('maya');
    await vi.advanceTimersByTimeAsync(14_999);
    expect(page.heard()).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    expect(page.heard()).toBe(': still here\n\n');
    await vi.advanceTimersByTimeAsync(15_000);
    expect(page.heard()).toBe(': still here\n\n');
  });

  it('ends those whose token counts no longer, and no other', async () => {
    const [maya, noor] = [open('maya'), open('noor')];
    tokens.valid.delete('maya-token');
    await vi.advanceTimersByTimeAsync(16_000);

    expect([maya.hasLeft(), noor.hasLeft()]).toEqual([true, false]);
    expect([maya.heard(), noor.heard()]).toEqual(['', ': still here\n\n']);
    expect(streams.users()).toEqual(['noor']);
  });

  it('leaves them open while nobody can say whether the sign-in counts', async () => {
    const page = open('maya');
    tokens.isAway = true;
    await vi.advanceTimersByTimeAsync(15_000);

    expect(page.heard()).toBe(': still here\n\n');
  });

  it('ends them all when the process stops', async () => {
    const pages = [open('maya'), open('noor')];
    keeper.onModuleDestroy();
    await vi.advanceTimersByTimeAsync(1_000);

    expect(pages.map((page) => page.hasLeft())).toEqual([true, true]);
    expect(streams.admit(anOpenPage().stream)).toBe('no room');
  });
});
