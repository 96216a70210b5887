import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, useApi } from '@/testing/api';
import { followUnread, retryDelay } from './follow-unread';

const streamOf = (...events: string[]) =>
  new HttpResponse(events.join(''), { headers: { 'content-type': 'text/event-stream' } });

const unread = (count: number) => `event: unread\ndata: {"unread":${count}}\n\n`;

describe('following the unread count', () => {
  let stop: AbortController;
  const onUnread = vi.fn();
  const onSharingChanged = vi.fn();
  const fetchUnread = vi.fn<() => Promise<number | null>>();
  useApi();
  beforeEach(() => {
    stop = new AbortController();
    vi.resetAllMocks();
    fetchUnread.mockResolvedValue(7);
  });
  afterEach(() => stop.abort());

  const follow = () => followUnread({ signal: stop.signal, onUnread, onSharingChanged, fetchUnread });

  it('reports each count from the stream', async () => {
    api.use(http.get('*/api/notifications/stream', () => streamOf(unread(3), ': still here\n\n', unread(2))));

    const following = follow();
    await vi.waitFor(() => expect(onUnread).toHaveBeenCalledTimes(2));
    stop.abort();
    await following;

    expect(onUnread.mock.calls).toEqual([[3], [2]]);
    expect(fetchUnread).not.toHaveBeenCalled();
  });

  it('reports that sharing changed', async () => {
    const changed = 'event: sharing-changed\ndata: {"sharingChanged":true}\n\n';
    api.use(http.get('*/api/notifications/stream', () => streamOf(unread(3), changed)));

    const following = follow();
    await vi.waitFor(() => expect(onSharingChanged).toHaveBeenCalledOnce());
    stop.abort();
    await following;

    expect(onUnread.mock.calls).toEqual([[3]]);
  });

  it('polls when the stream is unavailable', async () => {
    api.use(http.get('*/api/notifications/stream', () => new HttpResponse(null, { status: 429 })));

    const following = follow();
    await vi.waitFor(() => expect(onUnread).toHaveBeenCalledWith(7));
    stop.abort();
    await following;
  });

  it('reconnects as soon as the network is back', async () => {
    let calls = 0;
    api.use(
      http.get('*/api/notifications/stream', () => {
        calls += 1;
        return calls === 1 ? HttpResponse.error() : streamOf(unread(1));
      }),
    );
    fetchUnread.mockResolvedValue(null);

    const following = follow();
    await vi.waitFor(() => expect(fetchUnread).toHaveBeenCalled());
    await vi.waitFor(() => {
      dispatchEvent(new Event('online'));
      expect(onUnread).toHaveBeenCalledWith(1);
    });
    stop.abort();
    await following;
  });

  it.each([
    ['soon after a stream that ended', 0, true, 3_000],
    ['twice as late after every miss', 3, true, 24_000],
    ['once a minute while the server answers otherwise', 9, true, 60_000],
    ['every five minutes while it does not', 9, false, 300_000],
  ])('tries again %s', (_when, failures, answers, ms) => {
    expect(retryDelay(failures, answers)).toBe(ms);
  });
});
