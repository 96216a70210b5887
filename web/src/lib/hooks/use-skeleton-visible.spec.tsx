import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSkeletonVisible } from './use-skeleton-visible';

const waitFor = (ms: number) => {
  const seen: boolean[] = [];
  const { rerender, result } = renderHook(
    ({ pending }) => {
      const waiting = useSkeletonVisible(pending);
      seen.push(waiting);
      return waiting;
    },
    { initialProps: { pending: true } },
  );
  act(() => void vi.advanceTimersByTime(ms));
  rerender({ pending: false });
  return { result, seen };
};

describe('a skeleton', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('disappears at once when it was not visible yet', () => {
    expect(waitFor(100).result.current).toBe(false);
  });

  it('stays for 300 ms once it is visible, without showing the data in between', () => {
    const { result, seen } = waitFor(200);
    expect(result.current).toBe(true);
    expect(seen).not.toContain(false);

    act(() => void vi.advanceTimersByTime(250));

    expect(result.current).toBe(false);
  });

  it('disappears at once after a long wait', () => {
    expect(waitFor(2000).result.current).toBe(false);
  });

  it('is not drawn when nothing is pending', () => {
    expect(renderHook(() => useSkeletonVisible(false)).result.current).toBe(false);
  });
});
