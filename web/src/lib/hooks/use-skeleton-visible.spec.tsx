import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useHeldPending } from './use-skeleton-visible';

const waitFor = (ms: number) => {
  const seen: boolean[] = [];
  const { rerender, result } = renderHook(
    ({ pending }) => {
      const waiting = useHeldPending(pending);
      seen.push(waiting);
      return waiting;
    },
    { initialProps: { pending: true } },
  );
  act(() => void vi.advanceTimersByTime(ms));
  rerender({ pending: false });
  return { result, seen };
};

describe('a waiting shape', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('goes at once when nobody has seen it yet', () => {
    expect(waitFor(100).result.current).toBe(false);
  });

  it('stays for 300 ms once it was seen, without showing the answer in between', () => {
    const { result, seen } = waitFor(200);
    expect(result.current).toBe(true);
    expect(seen).not.toContain(false);

    act(() => void vi.advanceTimersByTime(250));

    expect(result.current).toBe(false);
  });

  it('goes at once after a long wait', () => {
    expect(waitFor(2000).result.current).toBe(false);
  });

  it('is not drawn where nothing is pending', () => {
    expect(renderHook(() => useHeldPending(false)).result.current).toBe(false);
  });
});
