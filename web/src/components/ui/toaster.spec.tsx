import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Toaster from './toaster';
import { dismissToast, toast } from './toast-store';

const cards = () => document.querySelectorAll('[data-slot="toast"]');

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render(<Toaster />);
  });
  afterEach(() => {
    act(dismissToast);
    vi.useRealTimers();
  });

  it('show one at a time: the newest', () => {
    act(() => toast({ title: 'College Saved' }));
    act(() => toast({ title: 'Notes saved' }));

    expect(cards()).toHaveLength(1);
    expect(cards()[0]?.textContent).toContain('Notes saved');
  });

  it('leave after five seconds', () => {
    act(() => toast({ title: 'College Saved' }));

    pass(4900);
    expect(cards()).toHaveLength(1);
    pass(200);
    expect(cards()).toHaveLength(0);
  });

  it('stay until they are closed when they tell of an error', async () => {
    act(() =>
      toast({ tone: 'error', title: 'Error', description: 'Failed to save college. Please try again.' }),
    );

    pass(60_000);
    expect(cards()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(cards()).toHaveLength(0);
  });

  it('offer to undo, once', async () => {
    const undo = vi.fn();
    act(() => toast({ title: 'College Saved', action: { label: 'Undo', onClick: undo } }));

    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));

    expect(undo).toHaveBeenCalledOnce();
    expect(cards()).toHaveLength(0);
  });
});
