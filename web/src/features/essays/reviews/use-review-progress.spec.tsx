import { act, renderHook } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getEssayQueryKey } from '@/api/@tanstack/react-query.gen';
import { dismissToast, shownToast } from '@/components/ui/toasts/toast-store';
import { type readJob } from './read-job';
import { useReviewProgress } from './use-review-progress';

const looks = vi.hoisted(() => vi.fn<typeof readJob>());
vi.mock('./read-job', () => ({ readJob: looks }));

const RUNNING = { status: 'running', error: null } as const;
const ESSAY = getEssayQueryKey({ path: { id: 'e1' } });

const follow = (jobId: string | null = 'j1') => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(ESSAY, 'as before');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result, unmount } = renderHook(() => useReviewProgress('e1', jobId), { wrapper });
  return { result, unmount, isRefreshed: () => queryClient.getQueryState(ESSAY)?.isInvalidated };
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const toastNow = () => {
  const { title, description } = shownToast() ?? {};
  return [title, description];
};

describe('following a review', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    looks.mockReset().mockResolvedValue(RUNNING);
    dismissToast();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('looks after two seconds, then every ten, and reads the essay again when it is done', async () => {
    const { result, isRefreshed } = follow();
    expect(result.current).toEqual({ running: true, slow: false });
    await pass(1_900);
    expect(looks).not.toHaveBeenCalled();
    await pass(100);
    expect(looks).toHaveBeenCalledTimes(1);
    await pass(10_000);
    expect(result.current).toEqual({ running: true, slow: true });

    looks.mockResolvedValue({ status: 'complete', error: null });
    await pass(10_000);

    expect(result.current).toEqual({ running: false, slow: false });
    expect(isRefreshed()).toBe(true);
    expect(toastNow()).toEqual(['Analysis Complete', undefined]);
    await pass(60_000);
    expect(looks).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['The text could not be read.', 'The text could not be read.'],
    [null, 'Essay analysis encountered an error.'],
  ])('says why it failed: %s', async (error, words) => {
    looks.mockResolvedValue({ status: 'error', error });
    follow();
    await pass(2_000);

    expect(toastNow()).toEqual(['Analysis Failed', words]);
  });

  it('goes on after a look that failed, and gives up after 30', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    looks.mockRejectedValue(new TypeError('Failed to fetch'));
    const { result } = follow();
    await pass(2_000 + 40 * 10_000);

    expect(looks).toHaveBeenCalledTimes(30);
    expect(log).toHaveBeenCalledTimes(30);
    expect(result.current.running).toBe(false);
  });

  it('stops when the page is left, and never starts without a job', async () => {
    const { unmount } = follow();
    await pass(2_000);
    unmount();
    follow(null);
    await pass(60_000);

    expect(looks).toHaveBeenCalledTimes(1);
  });
});
