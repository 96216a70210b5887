import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AutosaveStatus } from './autosave-status';

const words = () => screen.getByRole('status').textContent;

describe('the save status', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('counts the minutes since the last save', () => {
    render(<AutosaveStatus state="idle" savedAt={Date.now()} onRetry={() => undefined} />);
    expect(words()).toBe('Saved just now');

    act(() => {
      vi.advanceTimersByTime(4 * 60_000);
    });
    expect(words()).toBe('Saved 4 min ago');
  });

  it.each([
    ['saving', 'Saving'],
    ['draft', 'Unsaved draft, only in this tab'],
    ['idle', ''],
  ] as const)('says of %s: "%s"', (state, said) => {
    render(<AutosaveStatus state={state} savedAt={null} onRetry={() => undefined} />);

    expect(words()).toBe(said);
  });

  it('offers Retry after a failure', () => {
    const retry = vi.fn();
    render(<AutosaveStatus state="failed" savedAt={null} onRetry={retry} />);

    screen.getByRole('button', { name: 'Retry' }).click();

    expect(words()).toBe('Not saved.');
    expect(retry).toHaveBeenCalledOnce();
  });
});
