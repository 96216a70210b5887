import { act, fireEvent, render, screen } from '@testing-library/react';
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

  it.each([
    ['in the way of the control just used', 700, 'top'],
    ['anywhere else', 300, 'bottom'],
  ])('appear at the edge that is free: the control is %s', (_where, y, edge) => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return this.tagName === 'BUTTON' ? new DOMRect(900, y, 120, 40) : new DOMRect(884, 680, 372, 80);
    });
    const save = document.body.appendChild(document.createElement('button'));
    save.focus();

    act(() => toast({ title: 'College Saved' }));

    expect(screen.getByRole('region').getAttribute('data-edge')).toBe(edge);
    save.remove();
    vi.restoreAllMocks();
  });

  it('cover no other control at the foot of a sheet', () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      if (this.dataset['slot'] === 'sheet-footer') return new DOMRect(0, 730, 390, 114);
      return this.tagName === 'BUTTON' ? new DOMRect(227, 792, 147, 40) : new DOMRect(16, 672, 358, 90);
    });
    const footer = document.body.appendChild(document.createElement('div'));
    footer.dataset['slot'] = 'sheet-footer';
    footer.appendChild(document.createElement('button')).focus();

    act(() => toast({ title: 'College Saved' }));

    expect(screen.getByRole('region').getAttribute('data-edge')).toBe('top');
    footer.remove();
    vi.restoreAllMocks();
  });

  it('close after five seconds', () => {
    act(() => toast({ title: 'College Saved' }));

    pass(4900);
    expect(cards()).toHaveLength(1);
    pass(200);
    expect(cards()).toHaveLength(0);
  });

  it('stay until closed for errors', async () => {
    act(() =>
      toast({ tone: 'error', title: 'Error', description: 'Failed to save college. Please try again.' }),
    );

    pass(60_000);
    expect(cards()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(cards()).toHaveLength(0);
  });

  it('offer Undo once', async () => {
    const undo = vi.fn();
    act(() => toast({ title: 'College Saved', action: { label: 'Undo', onClick: undo } }));

    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));

    expect(undo).toHaveBeenCalledOnce();
    expect(cards()).toHaveLength(0);
  });

  it('take focus with F8 and close with Escape', async () => {
    act(() => toast({ tone: 'error', title: 'Error', description: 'Not saved.' }));

    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
    const place = screen.getByRole('region', { name: 'Notifications (F8)' });
    expect(document.activeElement).toBe(place);
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Close');
    await userEvent.keyboard('{Escape}');

    expect(cards()).toHaveLength(0);
    expect(document.activeElement).toBe(place);
  });

  it('stay open while hovered', () => {
    act(() => toast({ title: 'College Saved' }));
    const [card] = cards();
    if (!card) throw new Error('No toast is shown.');

    fireEvent.pointerEnter(card);
    pass(20_000);
    expect(cards()).toHaveLength(1);
    fireEvent.pointerLeave(card);
    pass(5_100);
    expect(cards()).toHaveLength(0);
  });

  it('close with a long swipe to the right', () => {
    act(() => toast({ title: 'College Saved' }));
    const swipe = (px: number) => {
      const [card] = cards();
      if (!card) throw new Error('No toast is shown.');
      fireEvent.pointerDown(card, { button: 0, clientX: 10, clientY: 10, pointerId: 1 });
      fireEvent.pointerMove(card, { clientX: 10 + px, clientY: 12, pointerId: 1 });
      fireEvent.pointerUp(card, { clientX: 10 + px, clientY: 12, pointerId: 1 });
    };

    swipe(30);
    expect(cards()).toHaveLength(1);
    swipe(80);
    expect(cards()).toHaveLength(0);
  });
});
