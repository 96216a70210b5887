import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { noteInterception } from '@/lib/api/connection';
import { leaveSession, startSession } from '@/lib/session/session';
import { MAYA } from '@/testing/api';
import { queryClient } from './query-client';

/** Something on the screen that reads what `read` answers. */
const shown = (name: string, read: () => Promise<string>) => {
  const observer = new QueryObserver(queryClient, { queryKey: [name], queryFn: read });
  const stop = observer.subscribe(() => undefined);
  return { observer, stop };
};

describe('once the connection is back', () => {
  it('what could not be read is read again, and what is here is left alone', async () => {
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

  it('so it is where a network had answered in the server’s place', async () => {
    const list = vi.fn().mockRejectedValueOnce(new Error('A page came')).mockResolvedValue('list');
    noteInterception(true);
    const { observer, stop } = shown('intercepted', list);
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));

    noteInterception(false);

    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('list'));
    stop();
  });

  it('nothing is asked for that no page shows', async () => {
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

describe('as people come and go', () => {
  const known = () => queryClient.getQueryData(['known']);

  it('what was open to all stays on the screen while somebody signs in', () => {
    leaveSession();
    queryClient.setQueryData(['known'], 'the providers');

    startSession({ accessToken: 'a', refreshToken: 'r' }, MAYA);

    expect(known()).toBe('the providers');
  });

  it('what one person read is gone before the next', () => {
    startSession({ accessToken: 'a', refreshToken: 'r' }, MAYA);
    queryClient.setQueryData(['known'], 'Maya’s list');

    startSession({ accessToken: 'b', refreshToken: 's' }, { ...MAYA, id: 'another' });

    expect(known()).toBeUndefined();
    leaveSession();
  });

  it('and after the last', () => {
    startSession({ accessToken: 'a', refreshToken: 'r' }, MAYA);
    queryClient.setQueryData(['known'], 'Maya’s list');

    leaveSession();

    expect(known()).toBeUndefined();
  });
});
