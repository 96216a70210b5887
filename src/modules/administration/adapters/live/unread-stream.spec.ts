import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anOpenPage } from '../../testing/open-page.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a stream of unread counts', () => {
  it('says when to come back, then each number once', () => {
    const page = anOpenPage();
    page.stream.show(3);
    page.stream.show(3);
    page.stream.show(0);

    expect(page.heard()).toMatch(
      /^retry: \d{4}\n\nevent: unread\ndata: {"unread":3}\n\nevent: unread\ndata: {"unread":0}\n\n$/,
    );
  });

  it('beats with a comment, which is no event', () => {
    const page = anOpenPage();
    page.heard();
    page.stream.beat();

    expect(page.heard()).toBe(': still here\n\n');
  });

  it('says nothing after its end, and ends once', () => {
    const page = anOpenPage();
    page.stream.end();
    page.stream.show(3);
    page.stream.beat();
    page.stream.end();

    expect(page.heard()).not.toContain('unread');
  });

  it('cuts off a page that does not take the end within a second', () => {
    const page = anOpenPage();
    page.stream.end();
    vi.advanceTimersByTime(999);
    expect(page.hasLeft()).toBe(false);
    vi.advanceTimersByTime(1);

    expect(page.hasLeft()).toBe(true);
  });

  it('cuts off a page that has stopped reading', () => {
    const page = anOpenPage();
    for (let unread = 0; unread < 1_000; unread += 1) page.stream.show(unread);

    expect(page.hasLeft()).toBe(true);
    expect(page.stream.body.readableLength).toBeLessThan(5_000);
  });

  it('says nothing to a page that has left', () => {
    const page = anOpenPage();
    const gone = vi.fn();
    page.stream.whenGone(gone);
    page.leave();
    page.stream.show(3);

    expect(gone).toHaveBeenCalledOnce();
    expect(page.stream.body.destroyed).toBe(true);
  });
});
