import { beforeEach, describe, expect, it } from 'vitest';
import { earlyReply } from './early-replies';

const TOKEN = 'access-1';
const asked = (address: string, init?: RequestInit) =>
  earlyReply(new Request(new URL(address, location.href), init), TOKEN);

const hold = (address: string, reply: Response | null, accessToken = TOKEN) => {
  window.flyleafEarly = { accessToken, replies: new Map([[address, Promise.resolve(reply)]]) };
};

describe('an answer that was asked for ahead of the application', () => {
  beforeEach(() => {
    delete window.flyleafEarly;
  });

  it('is given once: whoever asks again asks the server', async () => {
    hold('/api/analytics/stats?days=30', new Response('first'));

    expect(await (await asked('/api/analytics/stats?days=30'))?.text()).toBe('first');
    expect(await asked('/api/analytics/stats?days=30')).toBeNull();
  });

  it('is not taken for the answer to another question', async () => {
    hold('/api/analytics/stats?days=30', new Response('a month'));

    expect(await asked('/api/analytics/stats?days=7')).toBeNull();
  });

  it.each([
    ['was refused', new Response('no', { status: 401 })],
    ['never came', null],
  ])('counts for nothing when it %s', async (_why, reply) => {
    hold('/api/saved-colleges', reply);

    expect(await asked('/api/saved-colleges')).toBeNull();
  });

  it('is dropped once somebody else is signed in', async () => {
    hold('/api/saved-colleges', new Response('another student’s list'), 'access-0');

    expect(await asked('/api/saved-colleges')).toBeNull();
    expect(window.flyleafEarly).toBeUndefined();
  });

  it('is dropped once something was changed', async () => {
    hold('/api/saved-colleges', new Response('the list before'));

    expect(await asked('/api/saved-colleges', { method: 'POST' })).toBeNull();
    expect(await asked('/api/saved-colleges')).toBeNull();
  });
});
