import { beforeEach, describe, expect, it } from 'vitest';
import { earlyReply } from './early-replies';

const TOKEN = 'access-1';
const replyTo = (address: string, init?: RequestInit) =>
  earlyReply(new Request(new URL(address, location.href), init), TOKEN);

const hold = (address: string, reply: Response | null, accessToken = TOKEN) => {
  window.flyleafEarly = { accessToken, replies: new Map([[address, Promise.resolve(reply)]]) };
};

describe('an early reply', () => {
  beforeEach(() => {
    delete window.flyleafEarly;
  });

  it('is used once', async () => {
    hold('/api/analytics/stats?days=30', new Response('first'));

    expect(await (await replyTo('/api/analytics/stats?days=30'))?.text()).toBe('first');
    expect(await replyTo('/api/analytics/stats?days=30')).toBeNull();
  });

  it('is not used for another call', async () => {
    hold('/api/analytics/stats?days=30', new Response('a month'));

    expect(await replyTo('/api/analytics/stats?days=7')).toBeNull();
  });

  it.each([
    ['was an error', new Response('no', { status: 401 })],
    ['was lost', null],
  ])('is not used when it %s', async (_why, reply) => {
    hold('/api/saved-colleges', reply);

    expect(await replyTo('/api/saved-colleges')).toBeNull();
  });

  it('is discarded when another user is signed in', async () => {
    hold('/api/saved-colleges', new Response('another student’s list'), 'access-0');

    expect(await replyTo('/api/saved-colleges')).toBeNull();
    expect(window.flyleafEarly).toBeUndefined();
  });

  it('is dropped after a change', async () => {
    hold('/api/saved-colleges', new Response('the list before'));

    expect(await replyTo('/api/saved-colleges', { method: 'POST' })).toBeNull();
    expect(await replyTo('/api/saved-colleges')).toBeNull();
  });
});
