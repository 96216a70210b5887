import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { setIntercepted } from '@/lib/api/connection';
import { endSession, startSession } from '@/lib/session/session';
import { MAYA } from '@/testing/api';
import { queryClient } from './query-client';

/** A component on screen that shows what `read` returns. */
const shown = (name: string, read: () => Promise<string>) => {
  const observer = new QueryObserver(queryClient, { queryKey: [name], queryFn: read });
  const stop = observer.subscribe(() => undefined);
  return { observer, stop };
};

describe('once the connection is back', () => {
  it('failed queries are read again, and others are left alone', async () => {
    const list = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('list');
    const profile = vi.fn().mockResolvedValue('profile');
    const both = [shown('list', list), shown('profile', profile)] as const;
    await vi.waitFor(() => expect(both[0].observer.getCurrentResult().isError).toBe(true));
    await vi.waitFor(() => expect(both[1].observer.getCurrentResult().data).toBe('profile'));

    dispatchEvent(new Event('online'));

    await vi.waitFor(() => expect(both[0].observer.getCurrentResult().data).toBe('list'));
    expect(profile).toHaveBeenCalledTimes(1);
    both.forEach(({ stop }) => stop());
  });

  it('the same after a network answered in the server’s place', async () => {
    const list = vi.fn().mockRejectedValueOnce(new Error('A page came')).mockResolvedValue('list');
    setIntercepted(true);
    const { observer, stop } = shown('intercepted', list);
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));

    setIntercepted(false);

    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('list'));
    stop();
  });

  it('queries that no page shows are not read', async () => {
    const list = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    const { observer, stop } = shown('left', list);
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
    stop();

    dispatchEvent(new Event('online'));

    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await new Promise((resolve) => setTimeout(resolve));
    expect(list).toHaveBeenCalledTimes(1);
  });
});

describe('when the signed-in person changes', () => {
  const known = () => queryClient.getQueryData(['known']);

  it('public data stays while somebody signs in', () => {
    endSession();
    queryClient.setQueryData(['known'], 'the providers');

    startSession({ accessToken: 'a', refreshToken: 'r' }, MAYA);

    expect(known()).toBe('the providers');
  });

  it('one person’s data is gone before the next person’s', () => {
    startSession({ accessToken: 'a', refreshToken: 'r' }, MAYA);
    queryClient.setQueryData(['known'], 'Maya’s list');

    startSession({ accessToken: 'b', refreshToken: 's' }, { ...MAYA, id: 'another' });

    expect(known()).toBeUndefined();
    endSession();
  });

  it('and after signing out', () => {
    startSession({ accessToken: 'a', refreshToken: 'r' }, MAYA);
    queryClient.setQueryData(['known'], 'Maya’s list');

    endSession();

    expect(known()).toBeUndefined();
  });
});
