import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tooltip } from './tooltip';

const tips = () => [...document.querySelectorAll('[data-slot="tooltip"]')].map((tip) => tip.textContent);

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

const over = (name: string) => fireEvent.pointerEnter(holderOf(name), { pointerType: 'mouse' });
const off = (name: string) => fireEvent.pointerLeave(holderOf(name), { pointerType: 'mouse' });
const holderOf = (name: string) => screen.getByRole('button', { name }).parentElement ?? document.body;

describe('a tooltip', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.now() });
    render(
      <>
        <input aria-label="Search" />
        <Tooltip text="How well it fits">
          <button type="button">91% match</button>
        </Tooltip>
        <Tooltip text="How sure we are">
          <button type="button">Range</button>
        </Tooltip>
      </>,
    );
    pass(1_000); // longer than the skip delay
  });
  afterEach(() => vi.useRealTimers());

  it('opens after 700 ms of hover and closes after it', () => {
    over('91% match');
    pass(650);
    expect(tips()).toEqual([]);
    pass(100);
    expect(tips()).toEqual(['How well it fits']);

    off('91% match');
    expect(tips()).toEqual([]);
  });

  it('opens at once within 300 ms of another', () => {
    over('91% match');
    pass(750);
    off('91% match');
    pass(200);
    over('Range');
    pass(10);

    expect(tips()).toEqual(['How sure we are']);
  });

  it('waits again after 300 ms', () => {
    over('91% match');
    pass(750);
    off('91% match');
    pass(400);
    over('Range');
    pass(10);

    expect(tips()).toEqual([]);
  });

  it('does not open on touch', () => {
    fireEvent.pointerEnter(holderOf('Range'), { pointerType: 'touch' });
    pass(2_000);

    expect(tips()).toEqual([]);
  });

  it('opens on keyboard focus and closes on blur', async () => {
    act(() => screen.getByLabelText('Search').focus());
    await userEvent.tab();
    expect(tips()).toEqual(['How well it fits']);

    await userEvent.tab();
    expect(tips()).not.toContain('How well it fits');
  });

  it('closes with Escape wherever the focus is', async () => {
    over('91% match');
    pass(750);
    await userEvent.keyboard('{Escape}');

    expect(tips()).toEqual([]);
  });
});
